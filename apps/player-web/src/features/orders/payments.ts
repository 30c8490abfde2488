import {
  burnPaymentKey,
  getBalance,
  getCashCheck,
  getDepositLog,
  newIdempotencyKey,
  placeDeposit,
  requestWithdrawal,
  serverNow,
} from '@kislap/api';
import { epochMillisecondsFrom, zeroMoney } from '@kislap/domain';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { session } from '../../session/session';
import { findInRecords, operatorTellsOrders } from './orderLookup';
import { giveUp } from './giveUp';
import type { GivenUp } from './giveUp';
import { createSentWithdrawals } from './sentWithdrawals';
import { orderWatch, ownOrders } from './orders';
import type { OwnOrder } from '../../device/orders/ownOrders';

const now = () => epochMillisecondsFrom(Date.now());

const sentWithdrawals = createSentWithdrawals(deviceStorage);

/** What the app's deposits and withdrawals are made with. */
export const paymentPorts = {
  watch: orderWatch,
  orders: ownOrders,
  now,
  serverNow: () => epochMillisecondsFrom(serverNow()),
  newKey: newIdempotencyKey,
  sent: sentWithdrawals,
  getBalance,
  getDepositLog: (options: Parameters<typeof getDepositLog>[1]) => getDepositLog(0, options),
  getCashCheck,
  placeDeposit,
  requestWithdrawal,
} as const;

/**
 * The same for a withdrawal. Who is away takes money out whatever was deposited and bet, so nothing but the operator's
 * answer speaks against it.
 */
export const withdrawalPorts = (): typeof paymentPorts =>
  session.isAway() ? { ...paymentPorts, getCashCheck: nothingAgainst } : paymentPorts;

const nothingAgainst: typeof getCashCheck = () =>
  Promise.resolve({ depositCount: 1, neededTurnover: zeroMoney, doneTurnover: zeroMoney });

/** Gives up a payment of the app that got no readable answer. */
export async function giveUpOrder(userId: number, order: OwnOrder): Promise<GivenUp> {
  const given = await giveUp(userId, order, {
    watch: orderWatch,
    now,
    tellsOrders: operatorTellsOrders,
    burnKey: (key) => burnPaymentKey(key, { attempts: 1 }),
    findInRecords: (unknown) =>
      findInRecords(unknown, {
        known: ownOrders.list(userId),
        clockAheadMs: serverNow() - Date.now(),
        options: { attempts: 1 },
      }),
  });
  if (given.type === 'nothingMade' || given.type === 'notInRecords')
    sentWithdrawals.forget(userId, order.key);
  return given;
}
