import { giveUpFrom } from '@kislap/domain';
import type { EpochMilliseconds, PaymentOrder } from '@kislap/domain';
import { reportError } from '../../device/errors/reportError';
import type { OrderWatch } from './OrderWatch';
import type { OwnOrder } from '../../device/orders/ownOrders';

/** What became of a payment of unknown outcome that the player gives up. */
export type GivenUp =
  /** Its key is burnt: nothing was made, and nothing will be. */
  | { readonly type: 'nothingMade' }
  /** It was made after all. */
  | { readonly type: 'found'; readonly found: PaymentOrder }
  /** The records do not show it; an operator that does not burn keys cannot say more. */
  | { readonly type: 'notInRecords' }
  /** Too early, or no answer. */
  | { readonly type: 'stillUnknown' };

interface GiveUpPorts {
  readonly watch: OrderWatch;
  readonly now: () => EpochMilliseconds;
  readonly tellsOrders: () => Promise<boolean>;
  readonly burnKey: (key: string) => Promise<PaymentOrder | undefined>;
  /** For an operator that does not tell orders by their key. */
  readonly findInRecords: (order: OwnOrder) => Promise<PaymentOrder | undefined>;
}

/** An operator that burns no keys may still be writing its records. */
const RECORDS_SETTLE_MS = 120_000;

/** Gives a payment of unknown outcome up, so that the player may try again without paying twice. */
export async function giveUp(userId: number, order: OwnOrder, ports: GiveUpPorts): Promise<GivenUp> {
  const { watch, now } = ports;
  if (now() < giveUpFrom(order.postedAt)) return { type: 'stillUnknown' };
  try {
    const burns = await ports.tellsOrders();
    const found = burns ? await ports.burnKey(order.key) : await ports.findInRecords(order);
    if (found !== undefined) {
      watch.settleFound(userId, order, found);
      return { type: 'found', found };
    }
    if (!burns && now() - order.postedAt < RECORDS_SETTLE_MS) return { type: 'stillUnknown' };
    watch.dropped(userId, order.key);
    return { type: burns ? 'nothingMade' : 'notInRecords' };
  } catch (error) {
    reportError(error, 'giving up a payment');
    return { type: 'stillUnknown' };
  }
}
