from conquian.cards cimport count
from conquian.rules.layouts cimport meldable

cpdef int most_laid(
    unsigned long long need_lo, unsigned long long need_hi,
    unsigned long long free_lo, unsigned long long free_hi, int room, bint gap) noexcept
cpdef object prospects(
    unsigned long long need_lo, unsigned long long need_hi,
    unsigned long long free_lo, unsigned long long free_hi,
    unsigned long long unseen_lo, unsigned long long unseen_hi, int target, bint gap)
cpdef int takers(
    unsigned long long lo, unsigned long long hi,
    unsigned long long unseen_lo, unsigned long long unseen_hi, bint gap) noexcept
