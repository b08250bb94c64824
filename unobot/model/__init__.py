"""The nouns of Uno on Discord: frozen values of tables, people, messages and places, without behavior and without SQL.

Times are seconds since 1970 (UTC). Ids of users, channels and messages are Discord's.
"""
