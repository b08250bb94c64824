"""The Universal Uno Interface: how programs of others sit down with ours, both ends of it (docs/engines.md)."""
