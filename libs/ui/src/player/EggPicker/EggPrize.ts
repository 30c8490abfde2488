import type { Money } from '@kislap/domain';

/** What was in an egg: the same four kinds as in the draw. */
export type EggPrize =
  { readonly type: 'cash' | 'fixed'; readonly amount: Money } | { readonly type: 'thanks' | 'mystery' };
