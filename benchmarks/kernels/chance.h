/* Seeded chance as the engine has it: SplitMix64, and numbers below a bound without a bias. */

#include <stdint.h>

static uint64_t chance_state;

static inline uint64_t word(void)
{
    uint64_t mixed = chance_state += 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

static inline unsigned below(unsigned bound)
{
    uint64_t wide = (word() >> 32) * bound;
    if ((uint32_t)wide < bound) {
        unsigned unfair = -bound % bound;
        while ((uint32_t)wide < unfair)
            wide = (word() >> 32) * bound;
    }
    return wide >> 32;
}
