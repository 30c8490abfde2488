import type { Money } from '../money/Money';

/**
 * One check-in rule that the player does not meet, with what is missing.
 *
 * @example
 * const shortfall: CheckInShortfall = { type: 'dayDeposit', missing: moneyFromPeso(60) };
 * checkInOfferOf([], [shortfall]).type; // => 'done'
 */
export type CheckInShortfall =
  | { readonly type: 'vip'; readonly level: number }
  | { readonly type: 'totalDeposit'; readonly missing: Money }
  | { readonly type: 'dayDeposit'; readonly missing: Money }
  | { readonly type: 'dayTurnover'; readonly missing: Money }
  | { readonly type: 'selectedPlayers' };
