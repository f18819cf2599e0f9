cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define conquian_lowest(mask) __builtin_ctzll(mask)
    #else
    static int conquian_lowest(unsigned long long mask) {
        int place = 0;
        while (!(mask >> place & 1)) place++;
        return place;
    }
    #endif
    """
    int lowest "conquian_lowest"(unsigned long long mask) noexcept nogil

cpdef int count(unsigned long long mask) noexcept nogil
cpdef unsigned long long squeeze(unsigned long long mask) noexcept nogil
cpdef unsigned long long twice(unsigned long long meld) noexcept nogil
cpdef unsigned long long unsqueeze(unsigned long long mask) noexcept nogil
cpdef unsigned long long less_lo(
    unsigned long long lo, unsigned long long hi,
    unsigned long long out_lo, unsigned long long out_hi) noexcept nogil
cpdef unsigned long long less_hi(unsigned long long hi, unsigned long long out_lo) noexcept nogil
