import type { Money } from '../money/Money';
import type { Relief } from './Relief';

/** The balance before a game and after it; `undefined` where it is not known. */
interface Sitting {
  readonly before: Money | undefined;
  readonly after: Money | undefined;
}

/**
 * Whether relief is offered by itself after a game.
 *
 * Offer rule: once, when this game took the balance from the limit or above to below it, and only while it can be
 * received. A balance that is not known offers nothing.
 *
 * @example
 * const relief = { state: 'open', times: 0, max: 2, amount: moneyFromPeso(5), below: moneyFromPeso(1) } as const;
 * isReliefOffered(relief, { before: moneyFromPeso(20), after: zeroMoney }); // => true
 * isReliefOffered(relief, { before: zeroMoney, after: zeroMoney }); // => false
 */
export function isReliefOffered({ state, below }: Relief, { before, after }: Sitting): boolean {
  if (state !== 'open' || before === undefined || after === undefined) return false;
  return before >= below && after < below;
}
