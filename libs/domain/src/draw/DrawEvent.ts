import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';

/**
 * What happens to a round: a prize adds to it, it is paid out, or time goes by.
 *
 * @example
 * const won: DrawEvent = { type: 'won', amount: moneyFromPeso(100) };
 * const endsAt = epochSecondsFrom(1_767_196_800);
 * const round = { collected: moneyFromPeso(900), goal: moneyFromPeso(1_000), endsAt, state: 'running' } as const;
 * nextDrawRound(round, won).state; // => 'reached'
 */
export type DrawEvent =
  | { readonly type: 'won'; readonly amount: Money }
  | { readonly type: 'paidOut' }
  | { readonly type: 'timePassed'; readonly now: EpochSeconds };
