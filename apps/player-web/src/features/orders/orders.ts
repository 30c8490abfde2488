import {
  findOrderByKey,
  getCreditedDeposits,
  getDepositLog,
  getOrder,
  keysInvalidatedBy,
  serverNow,
} from '@kislap/api';
import { epochMillisecondsFrom } from '@kislap/domain';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { createOwnOrders, findUnknownOrder } from '../../device/orders/ownOrders';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { answerCache } from '../../session/answerCache';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { session } from '../../session/session';
import { OrderWatch } from './OrderWatch';
import { findInRecords, recordedDeposit, operatorTellsOrders } from './orderLookup';

/** The unsettled payments of this device. */
export const ownOrders = createOwnOrders(deviceStorage);

const once = (signal: AbortSignal) => ({ attempts: 1, signal });

/** The app's watch over the payments that it has sent. */
export const orderWatch = new OrderWatch({
  storage: deviceStorage,
  orders: ownOrders,
  userId: session.userId,
  now: () => epochMillisecondsFrom(Date.now()),
  elapsedMs: () => performance.now(),
  askCredits: (afterId, signal) => getCreditedDeposits(afterId, { signal }),
  askCreditedOrderIds: async (signal) => {
    const credited = (await getDepositLog(0, once(signal))).filter(({ status }) => status === 'complete');
    return credited.flatMap(({ orderId }) => orderId ?? []);
  },
  askOrder: async (orderId, signal) =>
    (await operatorTellsOrders()) ? getOrder(orderId, once(signal)) : recordedDeposit(orderId, once(signal)),
  lookUp: async (order, signal) =>
    (await operatorTellsOrders())
      ? findOrderByKey(order.key, once(signal))
      : findInRecords(order, {
          known: ownOrders.list(session.userId() ?? 0),
          clockAheadMs: serverNow() - Date.now(),
          options: once(signal),
        }),
  wait,
  refresh: (userId, cause) =>
    keysInvalidatedBy[cause].forEach((keyOf) => void answerCache.mutate()(keyOf(userId))),
  isAway: () => document.hidden || !navigator.onLine,
  onAwayChange: (listener) => {
    if (globalThis.window === undefined) return;
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
  },
  takeTurn,
});

const none: readonly OwnOrder[] = [];

/** The unsettled payments of a player on this device, oldest first; none for a guest. */
export function useOwnOrders(userId: number | undefined): readonly OwnOrder[] {
  const held = useRef(none);
  const subscribe = useCallback(
    (onChange: () => void) =>
      userId === undefined ? () => undefined : ownOrders.subscribe(userId, onChange),
    [userId],
  );
  const look = () => {
    const found = userId === undefined ? none : ownOrders.list(userId);
    // The same list as long as nothing in it has changed.
    if (JSON.stringify(found) !== JSON.stringify(held.current)) held.current = found;
    return held.current;
  };
  return useSyncExternalStore(subscribe, look, () => none);
}

/** The payment of which it is not known whether it was made; undefined when there is none. */
export function useUnknownOrder(userId: number | undefined, kind: OwnOrder['kind']): OwnOrder | undefined {
  return findUnknownOrder(useOwnOrders(userId), kind, (key) => orderWatch.isSending(key));
}

/** Resolves after `delayMs`, or at once when aborted. */
export function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal.addEventListener('abort', end);
  });
}

/**
 * Runs `work` while no other tab of the app runs work of this name. Resolves without having run it when aborted
 * before its turn has come. Where the browser knows no locks (an origin without HTTPS), `work` runs at once.
 */
async function takeTurn(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks === undefined) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
