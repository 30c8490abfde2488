import { getDepositLog, usePlayLimits } from '@kislap/api';
import type { DepositRecord } from '@kislap/api';
import { isDayLimitOffered } from '@kislap/domain';
import { useEffect, useState } from 'react';
import { operatorNow } from '../../clock/operatorNow';
import { useUserId } from '../../session/useUserId';

/** Whether a daily limit is worth a word now. What cannot be asked for is not missed. */
export function useIsDayLimitOffered(): boolean {
  const { data: limits } = usePlayLimits(useUserId());
  const [deposits, setDeposits] = useState<readonly DepositRecord[]>();
  useEffect(() => {
    let isGone = false;
    getDepositLog(0, { attempts: 1 }).then(
      (page) => !isGone && setDeposits(page),
      () => undefined,
    );
    return () => void (isGone = true);
  }, []);
  if (limits === undefined || deposits === undefined) return false;
  const madeAt = deposits.filter(({ status }) => status !== 'failed').map(({ at }) => at);
  return isDayLimitOffered({ madeAt, now: operatorNow(), hasDayLimit: limits.dep.day !== undefined });
}
