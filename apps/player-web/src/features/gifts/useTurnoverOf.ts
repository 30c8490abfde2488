import { useActivities } from '@kislap/api/react';
import { percentOfMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import type { ReadyGift } from './Gift';

/** What has to be bet before a gift can be withdrawn; `undefined` where the operator has not said so beforehand. */
export function useTurnoverOf(): (
  gift: Pick<ReadyGift, 'activity' | 'amount' | 'times'>,
) => Money | undefined {
  const cards = useActivities().data ?? [];
  return ({ activity, amount, times: own }) => {
    const times = own ?? cards.find(({ type }) => type === activity)?.giftTimes;
    return times === undefined || amount === undefined ? undefined : percentOfMoney(amount, times * 100);
  };
}
