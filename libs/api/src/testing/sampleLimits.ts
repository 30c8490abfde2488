import type { RgLimits } from '../contract/responsible';

const MIDNIGHT = 1_763_049_600;

/**
 * Three limits, one of them with a higher one that waits, and a reality check.
 *
 * @example
 * sampleLimits.dep?.week?.am; // => 10000
 */
export const sampleLimits: RgLimits = {
  dep: {
    day: null,
    week: { am: 10_000, used: 4_000, reset: MIDNIGHT + 259_200, pending: undefined },
    month: null,
  },
  loss: {
    day: {
      am: 2_000,
      used: 145.5,
      reset: MIDNIGHT,
      pending: { am: 3_000, from: MIDNIGHT + 43_200 },
    },
    week: null,
    month: null,
  },
  session: { min: 120, sec: 2_700, reset: MIDNIGHT, pending: undefined },
  reality: { min: 60 },
  play: undefined,
  cool: null,
  excl: null,
};
