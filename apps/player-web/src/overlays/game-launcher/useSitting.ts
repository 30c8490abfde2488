import { useBalance } from '@kislap/api';
import { subtractMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useState } from 'react';
import { useUserId } from '../../session/useUserId';

interface Sitting {
  readonly balance: Money | undefined;
  /** The balance now against the balance when the game was opened. */
  readonly result: Money | undefined;
  readonly refresh: () => Promise<unknown>;
}

/** What a sitting does to the player's balance. Play without money has none. */
export function useSitting(isDemo: boolean): Sitting {
  const userId = useUserId();
  const { data: balance, isValidating, mutate } = useBalance(isDemo ? undefined : userId);
  const [start, setStart] = useState<Money>();
  if (start === undefined && balance !== undefined && !isValidating) setStart(balance);
  const result = start === undefined || balance === undefined ? undefined : subtractMoney(balance, start);
  return { balance, result, refresh: () => mutate() };
}
