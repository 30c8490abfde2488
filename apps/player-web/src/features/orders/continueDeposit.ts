import { getOrder } from '@kislap/api';
import { epochMillisecondsFrom, zeroMoney } from '@kislap/domain';
import { reportError } from '../../device/errors/reportError';
import { operatorTellsOrders } from './orderLookup';
import { orderWatch, ownOrders } from './orders';
import { placeOf } from '../../device/orders/ownOrders';
import type { OwnOrder } from '../../device/orders/ownOrders';

interface ContinuedDeposit {
  /** Its idempotency key, when this device has made it. */
  readonly key?: string | undefined;
  readonly orderId?: string | undefined;
  /** How it is paid, where this device does not know it. */
  readonly channelName?: string | undefined;
}

/**
 * A deposit that is still to be paid, followed by this device from now on although another one may have made it.
 *
 * @returns undefined when it can no longer be paid, or nothing can be learnt of it
 */
export async function continueDeposit(
  userId: number,
  { key, orderId, channelName = '' }: ContinuedDeposit,
): Promise<OwnOrder | undefined> {
  const own = ownOrders
    .list(userId)
    .find((order) => order.key === key || (orderId !== undefined && order.orderId === orderId));
  if (own?.payUrl !== undefined) return own;
  const wanted = own?.orderId ?? orderId;
  if (wanted === undefined) return undefined;
  try {
    if (!(await operatorTellsOrders())) return undefined;
    const order = await getOrder(wanted, { attempts: 1 });
    if (order?.pay === undefined) return undefined;
    const place = placeOf(order);
    if (own !== undefined) {
      orderWatch.placed(userId, own.key, place);
      return ownOrders.find(userId, own.key);
    }
    const adopted: OwnOrder = {
      key: `order:${wanted}`,
      kind: 'deposit',
      state: 'placed',
      amount: order.amount,
      bonus: zeroMoney,
      channelName,
      postedAt: epochMillisecondsFrom(Date.now()),
      ...place,
      isLate: false,
      saysPaid: false,
    };
    await orderWatch.adopt(userId, adopted);
    return adopted;
  } catch (error) {
    reportError(error, 'deposit');
    return undefined;
  }
}
