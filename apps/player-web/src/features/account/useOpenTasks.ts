import { useOpenTurnover } from '@kislap/api/react';
import type { ApiError } from '@kislap/api';
import { openTurnover, remainingTurnover, turnoverPercent, zeroMoney } from '@kislap/domain';
import type { CashCheck, TurnoverStatus } from '@kislap/domain';
import type { TurnoverStatus as ShownTurnover } from '@kislap/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The turnover that is still to be played. */
export interface OpenTasks {
  /** Undefined until it is known. */
  readonly status: TurnoverStatus | undefined;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<unknown>;
}

/**
 * How far the open tasks are, asked for again whenever the sums move. Where nothing is missing, nothing is asked for.
 */
export function useOpenTasks(userId: number | undefined, cash: CashCheck | undefined): OpenTasks {
  const isMet = cash !== undefined && remainingTurnover(cash) === zeroMoney;
  const open = useOpenTurnover(cash === undefined || isMet ? undefined : userId);
  useWhenMoved(cash, () => void open.mutate());
  return {
    status: isMet ? openTurnover(cash, []) : open.data,
    error: open.error,
    refresh: () => open.mutate(),
  };
}

/** Calls back when the turnover has moved since it was last known: a gift, a deposit or a bet did it. */
export function useWhenMoved(status: TurnoverStatus | undefined, onMoved: () => void): void {
  const moved = useEffectEvent(onMoved);
  const held = useRef<string>(undefined);
  const sum = status && `${status.neededTurnover} ${status.doneTurnover}`;
  useEffect(() => {
    if (sum === undefined) return;
    if (held.current !== undefined && held.current !== sum) moved();
    held.current = sum;
  }, [sum]);
}

/**
 * The turnover as the kit shows it; 'unknown' is not zero. Where nothing was ever asked for, no percent is done.
 *
 * @param open the tasks that are still to be played; undefined until they are known
 */
export function turnoverStatus(
  cash: CashCheck | undefined,
  open: TurnoverStatus | undefined,
): ShownTurnover | 'unknown' {
  if (cash === undefined) return 'unknown';
  const percent = cash.neededTurnover > zeroMoney ? open && turnoverPercent(open) : undefined;
  return { percent, left: remainingTurnover(cash) };
}
