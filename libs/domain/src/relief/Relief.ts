import type { Money } from '../money';

/**
 * What the operator gives to an account whose balance has run out.
 *
 * @example
 * const relief: Relief = {
 *   state: 'usedUp', times: 2, max: 2, amount: moneyFromPeso(5), below: moneyFromPeso(1),
 * };
 * isReliefOffered(relief, { before: moneyFromPeso(20), after: zeroMoney }); // => false
 */
export interface Relief {
  /** Whether it can be received now; 'closed' while its conditions are not met. */
  readonly state: 'closed' | 'open' | 'usedUp';
  /** How often it was received today, and how often it can be. */
  readonly times: number;
  readonly max: number;
  readonly amount: Money;
  /** It is for balances below this. */
  readonly below: Money;
}

/** The balance before a game and after it; `undefined` where it is not known. */
interface PlaySession {
  readonly before: Money | undefined;
  readonly after: Money | undefined;
}

/**
 * Whether relief is offered by itself after a game.
 *
 * Offer rule: once, when this game took the balance from the limit or above to below it, while it can be received. An
 * unknown balance offers nothing.
 *
 * @see docs/rules.md#relief
 * @example
 * const relief = { state: 'open', times: 0, max: 2, amount: moneyFromPeso(5), below: moneyFromPeso(1) } as const;
 * isReliefOffered(relief, { before: moneyFromPeso(20), after: zeroMoney }); // => true
 * isReliefOffered(relief, { before: zeroMoney, after: zeroMoney }); // => false
 */
export function isReliefOffered({ state, below }: Relief, { before, after }: PlaySession): boolean {
  if (state !== 'open' || before === undefined || after === undefined) return false;
  return before >= below && after < below;
}
