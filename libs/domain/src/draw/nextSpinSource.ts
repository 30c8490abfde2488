import type { DrawSpins } from './DrawSpins';

const order = ['free', 'invite', 'deposit'] as const satisfies readonly (keyof DrawSpins)[];

/** Where the next spin is taken from: the free one first, bought ones last. Nothing when none is left. */
export function nextSpinSource(earned: DrawSpins, used: DrawSpins): keyof DrawSpins | undefined {
  return order.find((source) => earned[source] > used[source]);
}
