import type { CreditedDeposit, EpochMilliseconds, PaymentOrder } from '@kislap/domain';
import type { DeviceStorage } from '../../device/storage/createDeviceStorage';
import type { OwnOrder, OwnOrders } from '../../device/orders/ownOrders';

/** What the watch has to tell the player. */
export type OrderNews =
  /** A deposit is in the balance; `order` when this device has made it. */
  | { readonly type: 'credited'; readonly deposit: CreditedDeposit; readonly order: OwnOrder | undefined }
  /** It takes longer than usual. */
  | { readonly type: 'late'; readonly order: OwnOrder }
  /** A payment of unknown outcome was made after all. */
  | {
      readonly type: 'found';
      readonly userId: number;
      readonly order: OwnOrder;
      readonly found: PaymentOrder;
    }
  /** A deposit that was waited for has expired or was refused. */
  | { readonly type: 'over'; readonly order: OwnOrder; readonly found: PaymentOrder };

/** The world as the watch needs it. Every question is asked once, without attempts of its own. */
export interface OrderWatchPorts {
  readonly storage: DeviceStorage;
  readonly orders: OwnOrders;
  readonly userId: () => number | undefined;
  readonly now: () => EpochMilliseconds;
  /** Milliseconds that only go forward: what pauses are measured by. */
  readonly elapsedMs: () => number;
  /** Deposits credited after `afterId`; -1 asks for the latest alone. */
  readonly askCredits: (afterId: number, signal?: AbortSignal) => Promise<readonly CreditedDeposit[]>;
  /** The orders that the deposit record shows as credited. */
  readonly askCreditedOrderIds: (signal: AbortSignal) => Promise<readonly string[]>;
  /** How a deposit stands; undefined when the operator does not tell. */
  readonly askOrder: (orderId: string, signal: AbortSignal) => Promise<PaymentOrder | undefined>;
  /** The order that a payment of unknown outcome has made; undefined while none is known. */
  readonly lookUp: (order: OwnOrder, signal: AbortSignal) => Promise<PaymentOrder | undefined>;
  /** Resolves after `delayMs`, or at once when aborted. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** Asks again for what has changed for the player. */
  readonly refresh: (
    userId: number,
    cause: 'depositCredited' | 'orderChanged' | 'withdrawalAccepted',
  ) => void;
  /** An announcement would not be seen: the page is hidden or offline. */
  readonly isAway: () => boolean;
  readonly onAwayChange: (listener: () => void) => void;
  /** Runs `work` while no other tab of the app runs work of this name. */
  readonly takeTurn: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
}
