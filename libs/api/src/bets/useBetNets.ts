import type { DayKey, Money } from '@kislap/domain';
import { useRead } from '../swr/useRead';
import { getBetDay } from './getBetDay';

/** What one day came to. */
export interface DayNet {
  readonly day: DayKey;
  readonly amount: Money;
}

/** Days that are asked for at the same time. */
const AT_ONCE = 5;

/**
 * The net result of each day. The operator tells one day per request, so this asks as often as there are days.
 *
 * @param days oldest first; `undefined` while nobody wants to see them
 */
export function useBetNets(userId: number | undefined, days: readonly DayKey[] | undefined) {
  const key =
    userId !== undefined && days !== undefined ? (['betNets', userId, days.join(',')] as const) : undefined;
  return useRead(key, () => netsOf(days ?? []), { revalidateOnFocus: false, revalidateIfStale: false });
}

async function netsOf(days: readonly DayKey[]): Promise<readonly DayNet[]> {
  const nets: DayNet[] = [];
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const some = days.slice(from, from + AT_ONCE);
    nets.push(...(await Promise.all(some.map(netOf))));
  }
  return nets;
}

async function netOf(day: DayKey): Promise<DayNet> {
  const { totals } = await getBetDay({ day, types: [] });
  return { day, amount: totals.net };
}
