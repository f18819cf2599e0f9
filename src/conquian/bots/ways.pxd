from conquian.cards cimport count

cpdef long long ways(
    unsigned long long need_lo, unsigned long long need_hi,
    unsigned long long own_lo, unsigned long long own_hi,
    unsigned long long new_lo, unsigned long long new_hi,
    int target, int coming, bint gap) except? -1
