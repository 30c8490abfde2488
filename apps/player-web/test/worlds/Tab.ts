import {
  AnswerError,
  burnPaymentKey,
  findOrderByKey,
  getBalance,
  getCashCheck,
  getCreditedDeposits,
  getDepositLog,
  getOrder,
  placeDeposit,
  requestWithdrawal,
} from '@kislap/api';
import { epochMillisecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { findInRecords, recordedDeposit } from '../../src/features/orders/orderLookup';
import { giveUp } from '../../src/features/orders/giveUp';
import { OrderWatch } from '../../src/features/orders/OrderWatch';
import type { OrderNews } from '../../src/features/orders/OrderWatchPorts';
import { createSentWithdrawals } from '../../src/features/orders/sentWithdrawals';
import type { SentWithdrawals } from '../../src/features/orders/sentWithdrawals';
import { createOwnOrders, findUnknownOrder } from '../../src/device/orders/ownOrders';
import type { OwnOrder, OwnOrders } from '../../src/device/orders/ownOrders';
import { submitDeposit } from '../../src/features/orders/submitDeposit';
import { submitWithdrawal } from '../../src/features/orders/submitWithdrawal';
import { wait } from '../../src/features/orders/orders';
import { Device } from './Device';

export const PLAYER = 7;

/** One request of the player: to pay in, or out, so much once. */
export interface Intent {
  readonly id: number;
  readonly kind: OwnOrder['kind'];
  readonly pesos: number;
  /** The player was told that it is made. */
  isDone: boolean;
}

/** Ways in which the app could be wrong. */
export type Fault =
  /** An answer that does not come, or a failure on the way, is taken for a no. */
  | 'unknownIsRefused'
  /** What is under way is forgotten with the tab. */
  | 'forgottenOnReload'
  /** Everything that was credited before the app began to wait is news. */
  | 'noBaseline'
  /** A dialog closes when any deposit is credited. */
  | 'anyCreditCloses';

interface TabWorld {
  readonly fault: Fault | undefined;
  readonly device: Device;
  readonly tellsOrders: boolean;
  readonly newKey: (intent: Intent) => string;
  readonly onNews: (news: OrderNews, tab: Tab) => void;
  readonly onRefresh: (cause: string) => void;
}

const now = () => epochMillisecondsFrom(Date.now());
const once = (signal?: AbortSignal) => ({ attempts: 1, ...(signal && { signal }) });

/** The app in one tab, without its screens: the very code that the screens call. */
export class Tab {
  readonly orders: OwnOrders;
  readonly #sent: SentWithdrawals;
  readonly watch: OrderWatch;
  /** The orders whose dialogs stand open, by their keys. */
  readonly dialogs = new Set<string>();
  isAlive = true;
  isAway = false;
  readonly #events = new EventTarget();
  readonly #world: TabWorld;
  #onAway = (): void => undefined;
  #close = (): void => undefined;

  constructor(world: TabWorld) {
    this.#world = world;
    const device = world.fault === 'forgottenOnReload' ? new Device() : world.device;
    const storage = device.storageFor(this.#events);
    const closed = new Promise<void>((resolve) => {
      this.#close = resolve;
    });
    this.orders = createOwnOrders(storage);
    this.#sent = createSentWithdrawals(storage);
    this.watch = new OrderWatch({
      storage,
      orders: this.orders,
      userId: () => (this.isAlive ? PLAYER : undefined),
      now,
      elapsedMs: () => performance.now(),
      askCredits: (afterId, signal) =>
        world.fault === 'noBaseline' && afterId < 0
          ? Promise.resolve([])
          : this.#whileAlive(getCreditedDeposits(afterId, { ...(signal && { signal }) })),
      askCreditedOrderIds: async (signal) => {
        const rows = await this.#whileAlive(getDepositLog(0, once(signal)));
        return rows.filter(({ status }) => status === 'complete').flatMap(({ orderId }) => orderId ?? []);
      },
      askOrder: (orderId, signal) =>
        world.tellsOrders
          ? this.#whileAlive(getOrder(orderId, once(signal)))
          : this.#whileAlive(recordedDeposit(orderId, once(signal))),
      lookUp: (order, signal) => this.#whileAlive(this.#lookUp(order, signal)),
      wait: (delayMs, signal) => this.#whileAlive(wait(delayMs, signal)),
      refresh: (_, cause) => world.onRefresh(cause),
      isAway: () => this.isAway,
      onAwayChange: (listener) => {
        this.#onAway = listener;
      },
      takeTurn: (name, signal, work) => world.device.takeTurn({ name, signal, closed }, work),
    });
    this.watch.subscribe((news) => world.onNews(news, this));
    this.watch.resume();
  }

  setAway(isAway: boolean): void {
    this.isAway = isAway;
    this.#onAway();
  }

  /** Closed or reloaded: nothing of it goes on, though what it sent is on its way. */
  end(): void {
    this.watch.stop();
    this.isAlive = false;
    this.#close();
    this.#world.device.forget(this.#events);
  }

  /** What keeps Submit shut. */
  unknown(kind: OwnOrder['kind']): OwnOrder | undefined {
    return findUnknownOrder(this.orders.list(PLAYER), kind, (key) => this.watch.isSending(key));
  }

  isSending(kind: OwnOrder['kind']): boolean {
    return this.orders.list(PLAYER).some((order) => order.kind === kind && this.watch.isSending(order.key));
  }

  /** @returns whether the player was told that it is made */
  async deposit(intent: Intent, isAnother: boolean): Promise<'made' | 'open' | 'not'> {
    const order = {
      userId: PLAYER,
      mode: 'gcash',
      channelCode: 'gc1',
      channelCategory: '',
      amount: moneyFromPeso(intent.pesos),
      promotion: 0,
      bank: '',
      accountName: '',
    } as const;
    const look = { channelName: 'Gcash', bonus: zeroMoney };
    const attempt = await this.#whileAlive(
      submitDeposit({ order, look, isAnother }, this.#ports(intent), {}),
    );
    if (attempt.type === 'alreadyOpen') return 'open';
    if (attempt.type !== 'placed') return 'not';
    this.dialogs.add(attempt.order.key);
    return 'made';
  }

  async withdraw(intent: Intent): Promise<boolean> {
    const order = {
      userId: PLAYER,
      methodName: 'gcash',
      amount: moneyFromPeso(intent.pesos),
      bankCode: 'GCASH',
      accountNumber: '09171234567',
      accountName: 'Juan',
    };
    const context = {
      isSignedIn: true,
      phone: '639171234567',
      mustBindPhone: false,
      balance: moneyFromPeso(1_000_000),
      minimum: moneyFromPeso(1),
      maximum: moneyFromPeso(1_000_000),
    };
    const attempt = await this.#whileAlive(submitWithdrawal(order, context, this.#ports(intent)));
    return attempt.type === 'accepted';
  }

  async giveUp(order: OwnOrder): Promise<void> {
    await this.#whileAlive(
      giveUp(PLAYER, order, {
        watch: this.watch,
        now,
        tellsOrders: () => Promise.resolve(this.#world.tellsOrders),
        burnKey: (key) => burnPaymentKey(key, once()),
        findInRecords: (unknown) => this.#findInRecords(unknown),
      }),
    );
  }

  #ports(intent: Intent) {
    return {
      watch: this.watch,
      orders: this.orders,
      now,
      serverNow: now,
      newKey: () => this.#world.newKey(intent),
      sent: this.#sent,
      getBalance: (options: object) => this.#whileAlive(getBalance({ ...options, attempts: 1 })),
      getCashCheck: (options: object) => this.#whileAlive(getCashCheck({ ...options, attempts: 1 })),
      getDepositLog: (options: object) => this.#whileAlive(getDepositLog(0, options)),
      placeDeposit: (...args: Parameters<typeof placeDeposit>) => this.#whileAlive(this.#place(...args)),
      requestWithdrawal: (...args: Parameters<typeof requestWithdrawal>) =>
        this.#whileAlive(requestWithdrawal(...args)),
    };
  }

  async #place(...args: Parameters<typeof placeDeposit>): ReturnType<typeof placeDeposit> {
    const outcome = await placeDeposit(...args);
    if (this.#world.fault !== 'unknownIsRefused' || outcome.type !== 'unknown') return outcome;
    return { type: 'refused', refusal: new AnswerError(500, 'Busy.') };
  }

  #lookUp(order: OwnOrder, signal: AbortSignal) {
    return this.#world.tellsOrders
      ? findOrderByKey(order.key, once(signal))
      : this.#findInRecords(order, signal);
  }

  #findInRecords(order: OwnOrder, signal?: AbortSignal) {
    return findInRecords(order, {
      known: this.orders.list(PLAYER),
      clockAheadMs: 0,
      options: once(signal),
    });
  }

  /** A tab that is gone hears of nothing any more. */
  #whileAlive<Value>(promise: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.isAlive && resolve(value),
        (error: unknown) => this.isAlive && reject(error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
}
