"""The Universal Uno Interface (docs/engines.md): drive external engines, and serve our levels as engines."""
