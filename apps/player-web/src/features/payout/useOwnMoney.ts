import { useBalance, useCashCheck } from '@kislap/api/react';
import { type Money, subtractMoney, zeroMoney } from '@kislap/domain';

/**
 * What of the balance is the player's own; the whole balance where the operator does not tell them apart. The balance is
 * the newer of the two: what is given changes by play alone.
 */
export function useOwnMoney(userId: number | undefined) {
  const { data: balance, error, mutate } = useBalance(userId);
  const cash = useCashCheck(userId);
  const isKnown = cash.data !== undefined || cash.error !== undefined;
  const bonus = cash.data?.purse?.bonus ?? zeroMoney;
  const own: Money | undefined =
    balance === undefined || !isKnown ? undefined : subtractMoney(balance, bonus < balance ? bonus : balance);
  return { own, error, retry: () => void mutate() };
}
