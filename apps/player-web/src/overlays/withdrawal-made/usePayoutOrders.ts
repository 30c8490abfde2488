import { getWithdrawalLog } from '@kislap/api';
import type { WithdrawalOrder } from '@kislap/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { reported } from '../../device/errors/reportError';
import { orderParts } from '../../features/orders/orderParts';
import type { OrderPart } from '../../navigation/overlays/OverlayMap';
import { useIsAway } from '../../session/useIsAway';

/**
 * The orders that a payout became. The money of somebody who is away may go out in several, which the record alone tells: none
 * are named until it has answered, and none when it does not.
 *
 * @param orderId as the operator answered it
 */
export function usePayoutOrders(order: WithdrawalOrder, orderId: string | undefined): readonly OrderPart[] {
  const isAway = useIsAway();
  const [found, setFound] = useState<readonly OrderPart[]>([]);
  const asked = isAway ? orderId : undefined;
  const partsIn = useEffectEvent(async (number: string) =>
    orderParts(await getWithdrawalLog(0, { attempts: 1 }), order, number),
  );
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const parts = await partsIn(asked);
      if (!isGone) setFound(parts);
    };
    void ask().catch(reported('orders of a payout'));
    return () => void (isGone = true);
  }, [asked]);
  if (isAway || orderId === undefined) return found;
  return [{ orderId, amount: order.amount }];
}
