"""A second, deliberately naive reading of the rules of Conquian, to compare the engine with.

It shares no code with the package under test. Cards are texts (``"5S"``), a meld is a tuple of
cards, an arrangement a tuple of melds. Clauses (M1, T4 ...) are those of the rules.
"""
