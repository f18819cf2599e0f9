"""Texts that were valid until something happened to them."""

from __future__ import annotations

from hypothesis import strategies as st

__all__ = ["mutated", "odd_values"]

# Notation's own characters, and those that readers fall for: digits and letters that only look
# or fold like ASCII, marks of order, a NUL, half a surrogate pair, a line separator.
_ODD = 'AC27KDHS"{}[]\\:,-/?.=019 \n\t٣²ſé\x00\ud800\ufeff\u202e\u2028'


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """The text after one to four edits: cut, insert, overwrite, repeat, truncate, swap, shift."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        stop = min(len(text), start + draw(st.sampled_from((1, 1, 2, 5, 40))))
        match draw(st.integers(0, 6)):
            case 0:
                text = text[:start] + text[stop:]
            case 1:
                text = text[:start] + draw(st.sampled_from(_ODD)) + text[start:]
            case 2:
                text = text[:start] + draw(st.sampled_from(_ODD)) + text[start + 1 :]
            case 3:
                text = text[:start] + text[start:stop] * 2 + text[stop:]
            case 4:
                text = text[:start]
            case 5:
                words = text.split(" ")
                one, two = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
                words[one], words[two] = words[two], words[one]
                text = " ".join(words)
            case _:
                near = [chr(max(1, ord(each) + 1)) for each in text[start : start + 1]]
                text = text[:start] + "".join(near) + text[start + 1 :]
    return text


odd_values: st.SearchStrategy[object] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=20),
        st.sampled_from(("classic", "AC", "decline", "use:-", "won:0", "unfinished", "auto")),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
