import type { DayKey, Money } from '@kislap/domain';
import type { CallOptions } from '../http/CallOptions';
import type { ReadKey } from '../mapping/ReadKey';
import { getStatement } from '../statement/statement';
import { getBetDay } from './betDay';

/** The cache key of what a player's bets came to on each day up to `last`. */
export function betNetsKey(userId: number, last: DayKey): ReadKey {
  return ['betNets', userId, last];
}

/** What one day came to: won less staked. */
export interface DayNet {
  readonly day: DayKey;
  readonly amount: Money;
}

/** Days that are asked for at the same time. */
const AT_ONCE = 5;
/** There is no movement before the first: the statement comes without any. */
const BEFORE_ALL = 1;

/**
 * Asks for the net result of the bets of each day. The statement up to the last of them tells thirty at once; a day
 * that it does not tell is asked for on its own.
 *
 * @param days in a row, oldest first
 * @throws OfflineError | AnswerError | ContractError
 */
export async function getBetNets(days: readonly DayKey[], options?: CallOptions): Promise<readonly DayNet[]> {
  const last = days.at(-1);
  if (last === undefined) return [];
  const { days: told = [] } = await getStatement({ from: last, to: last }, BEFORE_ALL, options);
  const amounts = new Map(told.map(({ day, amount }) => [day, amount]));
  const untold = days.filter((day) => !amounts.has(day));
  for (let from = 0; from < untold.length; from += AT_ONCE) {
    const some = untold.slice(from, from + AT_ONCE);
    const nets = await Promise.all(some.map((day) => netOf(day, options)));
    nets.forEach(({ day, amount }) => amounts.set(day, amount));
  }
  return days.flatMap((day) => {
    const amount = amounts.get(day);
    return amount === undefined ? [] : [{ day, amount }];
  });
}

async function netOf(day: DayKey, options: CallOptions | undefined): Promise<DayNet> {
  const { totals } = await getBetDay({ day, types: [] }, undefined, options);
  return { day, amount: totals.net };
}
