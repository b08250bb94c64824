"""Measurements that are not part of the tests. Each module says what it measures, and what was expected."""
