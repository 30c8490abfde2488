import { getWithdrawalLog } from '@kislap/api';
import { useEffect, useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { reported } from '../../device/errors/reportError';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';

/**
 * A receipt as the order stands now: a withdrawal that was on its way is looked up again in the record. Until the
 * answer comes, and where none does, it stays as it was given, with the time it was read.
 */
export function useCurrentReceipt(given: ReceiptOptions): ReceiptOptions {
  const { kind, status, orderId } = given;
  const [current, setCurrent] = useState<Pick<ReceiptOptions, 'status' | 'at' | 'readAt'>>();
  const asked = kind === 'withdrawal' && status === 'pending' ? orderId : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const records = await getWithdrawalLog(0, { attempts: 1 });
      const record = records.find(({ id, orderId: number = String(id) }) => number === asked);
      if (record !== undefined && !isGone)
        setCurrent({ status: record.status, at: record.at, readAt: operatorNow() });
    };
    void ask().catch(reported('receipt'));
    return () => void (isGone = true);
  }, [asked]);
  return { ...given, ...current };
}
