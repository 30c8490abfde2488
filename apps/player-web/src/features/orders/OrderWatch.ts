import type { PaymentOrder } from '@kislap/domain';
import { accountKeys } from '../../device/storage/accountKeys';
import { followOrders } from './followOrders';
import type { OrderNews, OrderWatchPorts } from './OrderWatchPorts';
import { findUnknownOrder, placeOf } from '../../device/orders/ownOrders';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { takeCredits } from './takeCredits';

/** Asked after this id, the operator answers the latest deposit alone. */
const LATEST_ONLY = -1;

/**
 * Follows the payments that this device has sent until each is settled: over reloads, in one tab at a time, and only
 * while that tab is seen and online. Every credited deposit is announced once.
 */
export class OrderWatch {
  readonly #ports: OrderWatchPorts;
  readonly #listeners = new Set<(news: OrderNews) => void>();
  #announce: ((news: OrderNews) => void) | undefined;
  /** What has come before anybody could tell the player. */
  #untold: OrderNews[] = [];
  /** Payments that this tab is sending now: they are not of unknown outcome yet. */
  readonly #sending = new Set<string>();
  #turn: AbortController | undefined;

  constructor(ports: OrderWatchPorts) {
    this.#ports = ports;
    ports.onAwayChange(() => (ports.isAway() ? this.stop() : this.resume()));
  }

  readonly subscribe = (listener: (news: OrderNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls `announce` with all news, also with what came before it was there. */
  readonly announceTo = (announce: (news: OrderNews) => void): (() => void) => {
    this.#announce = announce;
    for (const news of this.#untold.splice(0)) announce(news);
    return () => {
      if (this.#announce === announce) this.#announce = undefined;
    };
  };

  /**
   * Remembers a payment before anything of it is asked or sent, so that it survives a reload and keeps every tab from
   * sending another.
   *
   * @returns false when one of its kind is under way or of unknown outcome; then nothing may be sent
   */
  reserve(userId: number, order: OwnOrder): boolean {
    const { orders } = this.#ports;
    if (findUnknownOrder(orders.list(userId), order.kind, () => false) !== undefined) return false;
    this.#sending.add(order.key);
    orders.save(userId, order);
    return true;
  }

  /**
   * Readies a reserved payment for being sent. From here on every credited deposit is news.
   *
   * @throws ApiError when the operator does not tell which deposit is the latest; then nothing may be sent
   */
  async begin(userId: number, order: OwnOrder): Promise<void> {
    if (order.kind === 'deposit') await this.#takeBaseline(userId, order.key);
    this.#ports.orders.save(userId, { ...order, postedAt: this.#ports.now() });
    this.#restart();
  }

  /** Follows a deposit that was made elsewhere and is continued here. @throws ApiError as `begin` does */
  async adopt(userId: number, order: OwnOrder): Promise<void> {
    await this.#takeBaseline(userId, order.key);
    this.#ports.orders.save(userId, order);
    this.#restart();
  }

  /** The operator has taken the payment. A withdrawal is settled by that; a deposit waits for its credit. */
  placed(userId: number, key: string, facts: Pick<OwnOrder, 'orderId' | 'payUrl' | 'payUntil'>): void {
    this.#sending.delete(key);
    const { orders } = this.#ports;
    const order = orders.find(userId, key);
    // Gone: it was looked up and settled while its answer was on the way.
    if (order?.kind === 'deposit') {
      orders.save(userId, { ...order, ...facts, state: 'placed' });
      this.#ports.refresh(userId, 'orderChanged');
    } else orders.remove(userId, key);
    this.#restart();
  }

  /** Nothing was made. */
  dropped(userId: number, key: string): void {
    this.#sending.delete(key);
    this.#ports.orders.remove(userId, key);
    this.#restart();
  }

  /** No readable answer came: the payment may have been made. */
  unanswered(userId: number, key: string): void {
    this.#sending.delete(key);
    const order = this.#ports.orders.find(userId, key);
    if (order?.state === 'sending') this.#ports.orders.save(userId, { ...order, state: 'unknown' });
    this.#restart();
  }

  /** A payment of unknown outcome turned out to be made. */
  settleFound(userId: number, order: OwnOrder, found: PaymentOrder): void {
    const { orders, refresh } = this.#ports;
    const current = orders.find(userId, order.key);
    if (current === undefined || current.state === 'placed') return;
    if (found.kind === 'withdrawal') {
      orders.remove(userId, order.key);
      refresh(userId, 'withdrawalAccepted');
    } else if (found.status === 'failed') {
      orders.remove(userId, order.key);
      refresh(userId, 'orderChanged');
      return this.#tell({ type: 'over', order: current, found });
    } else {
      orders.save(userId, { ...current, ...placeOf(found), state: 'placed' });
      // Its credit is announced, or will be: that it was made is no news any more.
      if (found.status === 'complete') return;
    }
    this.#tell({ type: 'found', userId, order: current, found });
  }

  /** Goes on following what an earlier visit or another tab has begun. */
  resume(): void {
    if (this.#turn === undefined) this.#restart();
  }

  /** Something was done that may have ended orders: each is asked for at once. */
  lookAgain(): void {
    this.#restart();
  }

  /** Ends the watching in this tab; what is followed stays remembered. */
  stop(): void {
    this.#turn?.abort();
    this.#turn = undefined;
  }

  /** Whether this tab is still sending the payment. */
  isSending(key: string): boolean {
    return this.#sending.has(key);
  }

  /** With nothing awaited, everything up to now is old. Otherwise what has come since the last look is news. */
  async #takeBaseline(userId: number, key: string): Promise<void> {
    const { storage, askCredits, refresh } = this.#ports;
    const marked = accountKeys.announcedDeposit(userId);
    const mark = storage.read(marked);
    if (mark !== undefined && this.#hasOthers(userId, key)) {
      const rows = await askCredits(mark);
      takeCredits({ userId, ports: this.#ports, tell: this.#tell }, rows);
      return;
    }
    const latest = Math.max(0, ...(await askCredits(LATEST_ONLY)).map(({ id }) => id));
    // Another tab may have begun in the meantime: its mark counts.
    if (this.#hasOthers(userId, key) && storage.read(marked) !== undefined) return;
    storage.write(marked, latest);
    if (mark !== undefined && mark !== latest) refresh(userId, 'depositCredited');
  }

  /** Whether another deposit than this one is awaited. */
  #hasOthers(userId: number, own: string): boolean {
    return this.#ports.orders.list(userId).some(({ kind, key }) => kind === 'deposit' && key !== own);
  }

  #restart(): void {
    this.stop();
    const { userId, isAway, orders } = this.#ports;
    const player = userId();
    if (player === undefined || isAway() || orders.list(player).length === 0) return;
    void this.#watch(player, (this.#turn = new AbortController()));
  }

  async #watch(userId: number, turn: AbortController): Promise<void> {
    const { signal } = turn;
    const run = {
      userId,
      ports: this.#ports,
      signal,
      tell: this.#tell,
      isSending: (key: string) => this.isSending(key),
      settleFound: (order: OwnOrder, found: PaymentOrder) => this.settleFound(userId, order, found),
    };
    await this.#ports.takeTurn(`kislap:orders:${userId}`, signal, () => followOrders(run));
    if (this.#turn === turn) this.#turn = undefined;
  }

  readonly #tell = (news: OrderNews): void => {
    if (this.#announce === undefined) this.#untold.push(news);
    else this.#announce(news);
    this.#listeners.forEach((listener) => listener(news));
  };
}
