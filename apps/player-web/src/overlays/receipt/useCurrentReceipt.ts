import { getWithdrawalLog } from '@kislap/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { reported } from '../../device/errors/reportError';
import { numberOf } from '../../features/orders/orderParts';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';

/**
 * A receipt as the order stands now: a withdrawal that was on its way is looked up again in the record. Until the
 * answer comes, and where none does, it stays as it was given, with the time it was read. One in several orders is on its way
 * until all of them have ended alike.
 */
export function useCurrentReceipt(given: ReceiptOptions): ReceiptOptions {
  const { kind, status, orderId, parts } = given;
  const [current, setCurrent] = useState<Pick<ReceiptOptions, 'status' | 'at' | 'readAt'>>();
  const asked = kind === 'withdrawal' && status === 'pending' ? orderId : undefined;
  const ordersOf = useEffectEvent(() => parts?.map((part) => part.orderId) ?? [asked]);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const records = await getWithdrawalLog(0, { attempts: 1 });
      const own = ordersOf().map((order) => records.find((record) => numberOf(record) === order));
      const [record] = own;
      if (record === undefined || isGone) return;
      setCurrent({
        status: own.every((one) => one?.status === record.status) ? record.status : 'pending',
        at: record.at,
        readAt: operatorNow(),
      });
    };
    void ask().catch(reported('receipt'));
    return () => void (isGone = true);
  }, [asked]);
  return { ...given, ...current };
}
