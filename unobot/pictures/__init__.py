"""Draw our own cards, tables and score sheets as SVG, and render them as PNG. All functions are pure.

Signs and digits are paths (`art.svg`). Pictures contain no words. The names are in the text beside a picture, in the
user's language.
"""
