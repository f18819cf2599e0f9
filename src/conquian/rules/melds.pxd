from conquian.cards cimport count, squeeze, twice, unsqueeze

cpdef bint is_meld(unsigned long long meld, bint gap, int packs) noexcept nogil
cpdef unsigned long long with_card(unsigned long long meld, unsigned long long bit) noexcept nogil
cpdef unsigned long long growth(unsigned long long meld, bint gap, int packs) noexcept nogil
cpdef unsigned long long grows(object arrangement, bint gap, int packs)
cpdef unsigned long long table_lo(object arrangement)
cpdef unsigned long long table_hi(object arrangement)
cpdef bint overfull(object arrangement, int packs)
