import { epochMillisecondsFrom, epochSecondsFrom, isMoney, safeExternalUrl } from '@kislap/domain';
import type { EpochMilliseconds, EpochSeconds, Money, PaymentOrder } from '@kislap/domain';
import type { DeviceStorage } from '../storage/createDeviceStorage';

/**
 * A payment sent from this device and not settled yet. `sending`: no answer so far · `unknown`: no readable answer, so
 * it may have been made · `placed`: a deposit waiting to be paid and credited.
 */
export interface OwnOrder {
  /** Its idempotency key. */
  readonly key: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly state: 'sending' | 'unknown' | 'placed';
  readonly amount: Money;
  readonly bonus: Money;
  /** How it is paid, by the name that the player chose. */
  readonly channelName: string;
  readonly postedAt: EpochMilliseconds;
  readonly orderId?: string;
  /** Checked: an address that may be opened. */
  readonly payUrl?: string;
  readonly payUntil?: EpochSeconds;
  /** The player has seen that it takes longer. */
  readonly isLate: boolean;
  /** The player has said that it is paid. */
  readonly saysPaid: boolean;
}

/** The unsettled payments of each account on this device. */
export interface OwnOrders {
  /** Oldest first. */
  readonly list: (userId: number) => readonly OwnOrder[];
  readonly find: (userId: number, key: string) => OwnOrder | undefined;
  readonly save: (userId: number, order: OwnOrder) => void;
  readonly remove: (userId: number, key: string) => void;
  /** Calls back after every change, made here or in another tab. */
  readonly subscribe: (userId: number, onChange: () => void) => () => void;
}

const collection = (userId: number) => ({ prefix: `ownOrder:${userId}:`, parse: parseOwnOrder });
const keyOf = (userId: number, key: string) => ({
  name: `${collection(userId).prefix}${key}`,
  parse: parseOwnOrder,
});

/** Keeps each payment under a name of its own, so that two tabs never overwrite each other's. */
export function createOwnOrders(storage: DeviceStorage): OwnOrders {
  return {
    list: (userId) =>
      [...storage.readAll(collection(userId))].sort(
        (left, right) => left.postedAt - right.postedAt || left.key.localeCompare(right.key),
      ),
    find: (userId, key) => storage.read(keyOf(userId, key)),
    save: (userId, order) => storage.write(keyOf(userId, order.key), order),
    remove: (userId, key) => storage.remove(keyOf(userId, key)),
    subscribe: (userId, onChange) => storage.subscribeAll(collection(userId), onChange),
  };
}

const states = ['sending', 'unknown', 'placed'] as const;
const kinds = ['deposit', 'withdrawal'] as const;

function parseOwnOrder(stored: unknown): OwnOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const { key, amount, bonus, channelName, postedAt, orderId, payUrl, payUntil } = fields;
  const kind = kinds.find((one) => one === fields['kind']);
  const state = states.find((one) => one === fields['state']);
  if (kind === undefined || state === undefined) return undefined;
  if (typeof key !== 'string' || typeof channelName !== 'string') return undefined;
  if (!isMoney(amount) || !isMoney(bonus) || !isWhole(postedAt)) return undefined;
  return {
    key,
    kind,
    state,
    amount,
    bonus,
    channelName,
    postedAt: epochMillisecondsFrom(postedAt),
    ...(typeof orderId === 'string' && { orderId }),
    ...(typeof payUrl === 'string' && { payUrl }),
    ...(isWhole(payUntil) && { payUntil: epochSecondsFrom(payUntil) }),
    isLate: fields['isLate'] === true,
    saysPaid: fields['saysPaid'] === true,
  };
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** Where an order is paid, as far as its answer says and the address may be opened. */
export function placeOf({ orderId, pay }: PaymentOrder): Pick<OwnOrder, 'orderId' | 'payUrl' | 'payUntil'> {
  const payUrl = pay && safeExternalUrl(pay.url, window.location.origin);
  return { orderId, ...(pay !== undefined && payUrl !== undefined && { payUrl, payUntil: pay.until }) };
}

/**
 * The oldest payment of a kind of which it is not known whether it was made. While there is one, nothing else of its
 * kind may be sent. One that this tab is still sending is not meant.
 */
export function findUnknownOrder(
  orders: readonly OwnOrder[],
  kind: OwnOrder['kind'],
  isSending: (key: string) => boolean,
): OwnOrder | undefined {
  return orders.find((order) => order.kind === kind && order.state !== 'placed' && !isSending(order.key));
}
