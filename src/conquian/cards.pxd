cpdef int count(unsigned long long mask) noexcept
cpdef unsigned long long squeeze(unsigned long long mask) noexcept
cpdef unsigned long long twice(unsigned long long meld) noexcept
cpdef unsigned long long unsqueeze(unsigned long long mask) noexcept
cpdef unsigned long long less_lo(
    unsigned long long lo, unsigned long long hi,
    unsigned long long out_lo, unsigned long long out_hi) noexcept
cpdef unsigned long long less_hi(unsigned long long hi, unsigned long long out_lo) noexcept
