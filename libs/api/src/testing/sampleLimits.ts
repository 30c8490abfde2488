import type * as v from 'valibot';
import type { RgLimits } from '../contract/responsible';
import type { rgSpendCall } from '../contract/spending';
import type { AwayKind } from '../responsible/selfExclusion';

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
    week: { am: 10_000, used: 3_500, open: 500, reset: MIDNIGHT + 259_200, pending: undefined },
    month: null,
  },
  loss: {
    day: {
      am: 2_000,
      used: 145.5,
      open: 0,
      reset: MIDNIGHT,
      pending: { am: 3_000, from: MIDNIGHT + 43_200, lapse: MIDNIGHT + 648_000 },
    },
    week: null,
    month: null,
  },
  session: { min: 120, sec: 2_700, reset: MIDNIGHT, pending: undefined },
  reality: { min: 60 },
  play: undefined,
  prompt: undefined,
  owed: undefined,
  level: 0,
  seen: [],
  card: undefined,
  away: undefined,
  cool: null,
  excl: null,
};

const sum = (dep: number, wdw: number) => ({ dep, wdw, net: dep - wdw });
const monthOf = (index: number) => (index === 0 ? '2024-12' : `2025-${String(index).padStart(2, '0')}`);

/**
 * A year in which more and more was paid in.
 *
 * @example
 * sampleSpending.d30.net; // => 8000
 */
export const sampleSpending: v.InferOutput<typeof rgSpendCall.response> = {
  d30: sum(12_000, 4_000),
  month: sum(7_500, 0),
  all: sum(61_500, 23_250),
  months: Array.from({ length: 12 }, (_, index) => ({
    m: monthOf(index),
    min: 60 + index * 95,
    ...(index === 11 ? sum(7_500, 0) : sum(index * 1_000, index % 3 === 0 ? index * 750 : 0)),
  })),
};

/**
 * The same, of somebody who has not come back from an exclusion that has ended.
 *
 * @param wait from when until when coming back can be said again, once it was asked for
 * @example
 * sampleOver().away?.kind; // => 'over'
 * sampleOver({ from: 1_763_136_000, lapse: 1_763_740_800 }).away?.from; // => 1_763_136_000
 */
export function sampleOver(wait?: { readonly from: number; readonly lapse: number }): RgLimits {
  const away = { kind: 'over', until: MIDNIGHT - 86_400, from: wait?.from, lapse: wait?.lapse };
  return { ...sampleLimits, away: { ...away, payout: undefined } };
}

/**
 * The same, of somebody who is away from now on, with the token that pays out. Nobody knows the end of `register` yet.
 *
 * @example
 * sampleAway('break').away?.kind; // => 'break'
 * sampleAway('exclusion').excl?.until === sampleAway('exclusion').away?.until; // => true
 */
export function sampleAway(kind: AwayKind): RgLimits {
  const until = ends[kind];
  return {
    ...sampleLimits,
    away: { kind, until, from: undefined, lapse: undefined, payout: 'sample-payout' },
    cool: kind === 'break' || kind === 'exclusion' ? { until } : null,
    excl: kind === 'exclusion' ? { until, irrevocableUntil: until } : null,
  };
}

const ends: Readonly<Record<AwayKind, number>> = {
  break: MIDNIGHT + 86_400,
  exclusion: MIDNIGHT + 15_638_400,
  over: MIDNIGHT - 86_400,
  register: 0,
  care: MIDNIGHT + 86_400,
};
