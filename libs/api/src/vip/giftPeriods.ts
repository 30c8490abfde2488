import type { GiftPeriod } from '@kislap/domain';

/** The wire's `lvType` of each period. */
export const lvTypeOf = { day: 1, week: 2, month: 3 } as const satisfies Record<GiftPeriod, number>;

/** The period of each of the wire's `lvType`s. */
export const periodOf = { 1: 'day', 2: 'week', 3: 'month' } as const satisfies Record<1 | 2 | 3, GiftPeriod>;
