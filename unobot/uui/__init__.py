"""The Universal Uno Interface (docs/engines.md), both ends of it: external engines here, our levels elsewhere."""
