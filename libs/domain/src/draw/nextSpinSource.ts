import type { DrawSpins } from './DrawSpins';

const order = ['free', 'invite', 'deposit'] as const satisfies readonly (keyof DrawSpins)[];

/**
 * Where the next spin is taken from: the free one first, bought ones last. Nothing when none is left.
 *
 * @example
 * const earned = { free: 1, invite: 2, deposit: 0 };
 * nextSpinSource(earned, { free: 0, invite: 0, deposit: 0 }); // => 'free'
 * nextSpinSource(earned, earned); // => undefined
 */
export function nextSpinSource(earned: DrawSpins, used: DrawSpins): keyof DrawSpins | undefined {
  return order.find((source) => earned[source] > used[source]);
}
