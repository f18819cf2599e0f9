"""The twelve presets of the rules (V), as plain dicts of the fields of the house rules."""

Rules = dict[str, object]

BASE: Rules = {
    "name": "classic",
    "players": 2,
    "partners": False,
    "pack": 40,
    "packs": 1,
    "deal": 10,
    "target": 11,
    "holding_limit": "auto",
    "starter": True,
    "exchange": 0,
    "offers": "next",
    "forced": True,
    "hand_melds": True,
    "rearrange": "free",
    "draw": "carry",
    "stake": 1,
    "rummy_bonus": False,
    "wins": 10,
    "units": None,
}


def table(name: str, **changed: object) -> Rules:
    """The classic rules with some fields changed."""
    assert set(changed) <= set(BASE), f"unknown fields {set(changed) - set(BASE)}"
    return BASE | {"name": name} | changed


MEXICAN = {"starter": False, "exchange": 1}

PRESETS: dict[str, Rules] = {
    rules["name"]: rules  # type: ignore[misc]
    for rules in (
        table("classic"),
        table("fifty-two", pack=52),
        table("twice-around", deal=13, target=15),
        table("two-pack", packs=2, target=15),
        table("no-force", forced=False),
        table("discard-then-meld", rearrange="after_use"),
        table("partnership", players=4, partners=True, packs=2, target=15),
        table("mexican", deal=8, target=9, **MEXICAN),
        table("mexican-10", deal=9, target=10, **MEXICAN),
        table("tercerilla", players=3, deal=8, target=9, offers="round", **MEXICAN),
        table("sociable", players=4, packs=2, offers="round"),
        table("no-discard", holding_limit=None),
    )
}
