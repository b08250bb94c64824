"""Another course of a finished match, from one of its moves on, for one person: *What if*."""
