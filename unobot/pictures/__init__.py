"""Pictures: our own card art, tables, score sheets. PURE: from what is on the table to an SVG, and from that to a PNG.

Signs and digits are paths (`art.svg`), and nothing in a picture is a word: names stand in the text beside it, in the
reader's language. Knows nothing of Discord, of tables or of languages.
"""
