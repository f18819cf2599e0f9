"""Everything a person reads, in six languages: errors, events, cards, games and rules."""

from conquian.text.catalog import LANGUAGES, Catalog, catalog_of, pick_language
from conquian.text.explain import error_text
from conquian.text.faces import Faces, Pen, card_name, card_short, default_faces
from conquian.text.houses import (
    clause_title,
    field_about,
    field_name,
    field_value,
    preset_about,
    preset_name,
    table_about,
)
from conquian.text.names import nameless, public_names
from conquian.text.narrate import narrate, says_it_again, why
from conquian.text.sessions import listed, narrate_match, shortened
from conquian.text.typed import parse_typed_card, parse_typed_cards

__all__ = [
    "LANGUAGES",
    "Catalog",
    "Faces",
    "Pen",
    "card_name",
    "card_short",
    "catalog_of",
    "clause_title",
    "default_faces",
    "error_text",
    "field_about",
    "field_name",
    "field_value",
    "listed",
    "nameless",
    "narrate",
    "narrate_match",
    "parse_typed_card",
    "parse_typed_cards",
    "pick_language",
    "preset_about",
    "preset_name",
    "public_names",
    "says_it_again",
    "shortened",
    "table_about",
    "why",
]
