"""What a person types for a card, in their language and with the faces before them.

A card is a value and a suit, together or apart, in any case and with or without accents and
small words: ``7s``, ``7 spades``, ``seven of spades``, ``K♥``, ``12 oros``, ``rey de oros``,
``roi de pique``, ``schoppenzeven``.

Values: 1 (or A) to 10 (or T), J Q K everywhere, the words of the language, and these letters. With
Spanish faces 10, 11 and 12 are Sota, Caballo and Rey, as printed on the cards; a ten, which only
a table with 52 cards has, is then T.

======== ================= ================= ==================================================
language French faces      French suits      words for suits
======== ================= ================= ==================================================
en       J Q K             S H D C           spades, hearts, diamonds, clubs
es       J Q (D) K (R)     P C D T           picas, corazones, diamantes, tréboles
fr       V D R             P C K T           pique, cœur, carreau, trèfle
pt       J (V) Q (D) K (R) E C O P           espadas, copas, ouros, paus
it       J (F) Q (D) K (R) P C Q F           picche, cuori, quadri, fiori
nl       B V H             S H R K           schoppen, harten, ruiten, klaveren
Spanish  S C R             E C O B           Espadas, Copas, Oros, Bastos, in every language
======== ================= ================= ==================================================

The letters of the notation (C D H S) hold as well where the table has no other use for them: with
Spanish faces, and with French faces in es, fr, pt and it, C is Copas or hearts, not clubs.
A suit may be cut short to two letters or more (``7es``, ``7 cor``). An ``as`` is an ace where that
is the word for it; in capitals, AS, it is the ace of spades of the notation.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from conquian.cards import SUITS
from conquian.errors import CardError
from conquian.text.faces import Faces

__all__ = ["RANK_LETTERS", "SUIT_LETTERS", "parse_typed_card", "parse_typed_cards"]

# In the order of the codes: ranks A 2-9 T J Q K; words for one rank joined by "/".
_RANK_WORDS = {
    "en": "ace/one two three four five six seven eight nine ten"
    " jack/knave/sota queen/caballo/horse/knight king/rey",
    "es": "as/uno dos tres cuatro cinco seis siete ocho nueve diez"
    " jota/sota reina/dama/caballo rey",
    "fr": "as/un deux trois quatre cinq six sept huit neuf dix"
    " valet/sota dame/reine/caballo/cavalier roi/rey",
    "pt": "as/um dois tres quatro cinco seis sete oito nove dez"
    " valete/sota dama/rainha/caballo/cavalo/cavaleiro rei/rey",
    "it": "asso/uno due tre quattro cinque sei sette otto nove dieci"
    " fante/jack/sota donna/regina/dama/caballo/cavallo re/rey",
    "nl": "aas/een twee drie vier vijf zes zeven acht negen tien"
    " boer/sota vrouw/dame/koningin/caballo/ruiter heer/koning/rey",
}
RANK_LETTERS = {
    "en": "JQK",
    "es": "JDR",
    "fr": "VDR",
    "pt": "VDR",
    "it": "FDR",
    "nl": "BVH",
    "spanish": "SCR",
}
"""Letters for J Q K beside J Q K themselves, by language, and for Spanish faces."""
SUIT_LETTERS = {
    "en": "CDHS",
    "es": "TDCP",
    "fr": "TKCP",
    "pt": "POCE",
    "it": "FQCP",
    "nl": "KRHS",
    "spanish": "BOCE",
}
"""Letters for the suits C D H S, by language, and for Spanish faces."""
# In the order of the codes: clubs or Bastos, diamonds or Oros, hearts or Copas, spades or Espadas.
_SUIT_WORDS = {
    "en": "clubs/cudgels/batons diamonds/coins hearts/cups spades/swords",
    "es": "treboles diamantes corazones picas",
    "fr": "trefles/massues/batons carreaux/pieces coeurs/coupes piques/epees",
    "pt": "paus ouros/moedas copas/tacas espadas",
    "it": "fiori/bastoni quadri/denari/monete cuori/coppe picche/spade",
    "nl": "klaveren/knuppels ruiten/munten harten/bekers schoppen/zwaarden",
}
_SPANISH_SUITS = "bastos oros copas espadas"
_SMALL_WORDS = {
    "en": "of the",
    "es": "de del el la los las",
    "fr": "de des du d le la l les",
    "pt": "de do da o a",
    "it": "di il la lo l",
    "nl": "de het van",
}
_SIGNS = "♣♦♥♠"
_OUTLINES = str.maketrans("♧♢♡♤", "♣♦♥♠", "\ufe0e\ufe0f")

Words = dict[str, int]


@cache
def _ranks(language: str, faces: Faces) -> Words:
    """Every way to write a value, with its place in a card's code."""
    found = {str(rank + 1): rank for rank in range(10)}
    found.update({letter: 10 + place for place, letter in enumerate("jqk")})
    found |= {"a": 0, "t": 9}
    for rank, words in enumerate(_RANK_WORDS[language].split()):
        found.update(dict.fromkeys(words.split("/"), rank))
    spanish = faces is Faces.SPANISH
    letters = RANK_LETTERS["spanish" if spanish else language].lower()
    found.update({letter: 10 + place for place, letter in enumerate(letters)})
    if spanish:
        found |= {"10": 10, "11": 11, "12": 12}
    return found


@cache
def _suits(language: str, faces: Faces) -> tuple[Words, Words]:
    """Every letter, sign and whole word for a suit; and beginnings of words, -1 if of several."""
    spanish = faces is Faces.SPANISH
    shown, others = _SPANISH_SUITS, _SUIT_WORDS[language]
    if not spanish:
        shown, others = others, shown
    beginnings: Words = {}
    whole: Words = {}
    for source in (shown, others):
        fresh: Words = {}
        for suit, words in enumerate(source.split()):
            for word in words.split("/"):
                whole.setdefault(word, suit)
                for end in range(2, len(word)):
                    known = fresh.setdefault(word[:end], suit)
                    if known != suit:
                        fresh[word[:end]] = -1
        beginnings = fresh | beginnings
    letters = SUIT_LETTERS["spanish" if spanish else language].lower()
    signs = {letter: suit for suit, letter in enumerate(SUITS.lower())}
    signs.update({letter: suit for suit, letter in enumerate(letters)})
    signs.update({sign: suit for suit, sign in enumerate(_SIGNS)})
    return whole | signs, beginnings


def _plain(text: str) -> str:
    """Small letters without accents."""
    text = text.translate(_OUTLINES).casefold().replace("œ", "oe")
    spread = unicodedata.normalize("NFKD", text)
    return "".join([char for char in spread if not unicodedata.combining(char)])


def _readings(words: list[str], language: str, faces: Faces) -> set[int]:
    """The cards that one word, or two, can mean; -1 among them for a suit that is not clear."""
    ranks = _ranks(language, faces)
    whole, beginnings = _suits(language, faces)

    def read(rank: str, suit: str, short: bool = True) -> set[int]:
        place = whole.get(suit, beginnings.get(suit) if short else None)
        if place is None or rank not in ranks:
            return set()
        return {-1 if place < 0 else place * 16 + ranks[rank]}

    if len(words) == 2:
        return read(words[0], words[1]) or read(words[1], words[0])
    cuts = [(words[0][:at], words[0][at:]) for at in range(1, len(words[0]))]
    found: set[int] = set()
    for first, second in cuts:
        found |= read(first, second)
    if not found:
        for first, second in cuts:
            if len(first) > 2 or first in _SIGNS:
                found |= read(second, first, short=False)
    return found


def parse_typed_card(text: str, language: str, faces: Faces) -> int:
    """The code of a card as a person typed it.

    Raises CardError ``card-unknown``, ``card-ambiguous``, ``card-suit-missing`` or
    ``card-rank-missing``.
    """
    words = re.findall(rf"[{_SIGNS}]|\w+(?:[{_SIGNS}])?|[{_SIGNS}]\w+", _plain(text))
    small = _SMALL_WORDS[language].split()
    if len(words) > 2:
        words = [word for word in words if word not in small]
    elif len(words) == 2 and words[0] in small and len(words[0]) > 1:
        words = words[1:]
    shown = text.strip()[:20]
    if not 1 <= len(words) <= 2 or re.search(rf"[^\w\s.'’{_SIGNS}]", _plain(text)):
        raise CardError("card-unknown", card=shown)
    if len(words) == 1 and len(words[0]) > 1 and words[0].isalpha() and shown != "AS":
        if words[0] in _ranks(language, faces):
            raise CardError("card-suit-missing", card=shown)  # "as" is an ace in four languages
    found = _readings(words, language, faces)
    if len(found) > 1 or -1 in found:
        raise CardError("card-ambiguous", card=shown)
    if found:
        return found.pop()
    whole, beginnings = _suits(language, faces)
    if len(words) == 1 and words[0] in _ranks(language, faces):
        raise CardError("card-suit-missing", card=shown)
    if len(words) == 1 and (words[0] in whole or words[0] in beginnings):
        raise CardError("card-rank-missing", card=shown)
    raise CardError("card-unknown", card=shown)


def parse_typed_cards(text: str, language: str, faces: Faces) -> tuple[int, ...]:
    """Cards as a person typed them, with blanks, commas or hyphens between, in that order.

    Raises CardError, as `parse_typed_card` does, for the first that is none.
    """
    cards: list[int] = []
    for part in re.split(r"[,;]", text):
        words = re.split(r"[\s-]+", part.strip(" \t-")) if part.strip(" \t-") else []
        at = 0
        while at < len(words):
            for end in range(min(at + 4, len(words)), at, -1):
                try:
                    cards.append(parse_typed_card(" ".join(words[at:end]), language, faces))
                except CardError:
                    if end == at + 1:
                        raise
                    continue
                at = end
                break
    return tuple(cards)
