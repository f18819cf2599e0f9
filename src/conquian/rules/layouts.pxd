from conquian.cards cimport squeeze, twice, unsqueeze
from conquian.rules.melds cimport with_card

cpdef unsigned long long meldable(unsigned long long lo, unsigned long long hi, bint gap) noexcept
cpdef list arrangements(
    unsigned long long need_lo, unsigned long long need_hi,
    unsigned long long free_lo, unsigned long long free_hi, int room, bint gap)
