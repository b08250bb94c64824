"""Draw our own cards, tables and score sheets as SVG, and render them as PNG. All functions are pure.

Signs and digits are paths (`art.svg`). Pictures have no words: the text beside a picture has the names, in the reader's
language.
"""
