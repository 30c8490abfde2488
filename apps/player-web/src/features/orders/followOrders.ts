import { depositWatchTiming, nextOrderLookup } from '@kislap/domain';
import type { CreditedDeposit, PaymentOrder } from '@kislap/domain';
import { reportError } from '../../device/errors/reportError';
import { accountKeys } from '../../device/storage/accountKeys';
import type { OrderNews, OrderWatchPorts } from './OrderWatchPorts';
import { placeOf } from '../../device/orders/ownOrders';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { takeCredits } from './takeCredits';

interface FollowRun {
  readonly userId: number;
  readonly ports: OrderWatchPorts;
  /** Ends this tab's turn; answers that come later are dropped and asked for again by the next. */
  readonly signal: AbortSignal;
  readonly tell: (news: OrderNews) => void;
  readonly isSending: (key: string) => boolean;
  readonly settleFound: (order: OwnOrder, found: PaymentOrder) => void;
}

/** A payment as young as this may still be on its way: it is looked for a little later. */
const JUST_POSTED_MS = 2_000;

/** Names of what is asked for: credits together, each order by its key. */
const CREDITS = 'credits';
const lookupOf = (key: string) => `lookup:${key}`;
const statusOf = (key: string) => `status:${key}`;

/** Asks for what this device's payments have become, each thing at its own pace, until all are settled. */
export async function followOrders(run: FollowRun): Promise<void> {
  await new Follower(run).follow();
}

/** An order without its pay page. Until when it could be paid is still to be told, where nobody has paid it. */
function withoutPlace(order: OwnOrder, { step }: PaymentOrder): OwnOrder {
  const { payUrl: _, payUntil, ...kept } = order;
  return step === 'ready' && payUntil !== undefined ? { ...kept, payUntil } : kept;
}

class Follower {
  /** When each thing is asked for next, in milliseconds of the clock that only goes forward. */
  readonly #due = new Map<string, number>();
  /** Orders that the operator calls credited: settled once the credits have been asked for. */
  readonly #credited = new Set<string>();
  #failures = 0;
  /** Whether credits are still to be asked for until an answer is empty. */
  #isDraining = false;

  constructor(private readonly run: FollowRun) {}

  async follow(): Promise<void> {
    const { ports, signal, userId } = this.run;
    while (!signal.aborted) {
      const own = this.#current();
      if (own.some(({ kind }) => kind === 'deposit')) this.#isDraining = true;
      if (own.length === 0 && !this.#isDraining) return;
      for (const order of own) await this.#askAbout(order);
      if (this.#isDraining && this.#isDue(CREDITS)) await this.#askCredits();
      if (signal.aborted) return;
      await this.#pause(userId, ports);
    }
  }

  /** This player's orders; those of a clock that went back begin anew, those of more than a week ago are forgotten. */
  #current(): readonly OwnOrder[] {
    const { ports, userId } = this.run;
    const now = ports.now();
    for (const order of ports.orders.list(userId)) {
      if (order.postedAt > now) ports.orders.save(userId, { ...order, postedAt: now });
      else if (now - order.postedAt > depositWatchTiming.forgetAfterMs)
        ports.orders.remove(userId, order.key);
    }
    return ports.orders.list(userId);
  }

  async #askAbout(order: OwnOrder): Promise<void> {
    if (order.state !== 'placed') return this.#lookUp(order);
    this.#tellIfLate(order);
    if (order.orderId !== undefined) await this.#askStatus(order, order.orderId);
  }

  async #lookUp(order: OwnOrder): Promise<void> {
    const { ports, signal, isSending, settleFound } = this.run;
    const what = lookupOf(order.key);
    if (isSending(order.key) || !this.#isDue(what)) return;
    const isJustPosted = !this.#due.has(what) && ports.now() - order.postedAt < JUST_POSTED_MS;
    if (isJustPosted) return this.#askAgain(what, nextOrderLookup(order.postedAt, ports.now()) - ports.now());
    const found = await this.#ask(() => ports.lookUp(order, signal));
    const now = ports.now();
    this.#askAgain(what, nextOrderLookup(order.postedAt, now) - now);
    if (found !== undefined) settleFound(order, found);
  }

  async #askStatus(order: OwnOrder, orderId: string): Promise<void> {
    const { ports, signal, userId, tell } = this.run;
    const what = statusOf(order.key);
    if (!this.#isDue(what)) return;
    const found = await this.#ask(() => ports.askOrder(orderId, signal));
    this.#askAgain(
      what,
      this.#isOld(order) ? depositWatchTiming.lateEveryMs : depositWatchTiming.statusEveryMs,
    );
    if (found === undefined || ports.orders.find(userId, order.key) === undefined) return;
    if (found.status === 'complete') {
      this.#credited.add(order.key);
      this.#due.delete(CREDITS);
    } else if (found.status === 'failed') {
      ports.orders.remove(userId, order.key);
      ports.refresh(userId, 'orderChanged');
      tell({ type: 'over', order, found });
    } else if (found.pay?.until !== order.payUntil) {
      ports.orders.save(userId, { ...withoutPlace(order, found), ...placeOf(found) });
    }
  }

  async #askCredits(): Promise<void> {
    const { ports, signal, userId, tell } = this.run;
    const mark = ports.storage.read(accountKeys.announcedDeposit(userId)) ?? 0;
    const expected = [...this.#credited];
    const rows = await this.#ask(() => ports.askCredits(mark, signal));
    if (rows === undefined) {
      this.#askAgain(
        CREDITS,
        Math.min(2 ** this.#failures * depositWatchTiming.everyMs, depositWatchTiming.longestBackoffMs),
      );
      this.#failures += 1;
      return;
    }
    const recorded = await this.#recorded(rows);
    if (signal.aborted) return;
    this.#failures = 0;
    const isNews = takeCredits({ userId, ports, tell }, rows, recorded);
    this.#settle(expected);
    const deposits = ports.orders.list(userId).filter(({ kind }) => kind === 'deposit');
    if (isNews && recorded !== undefined) for (const { key } of deposits) this.#askAgain(statusOf(key), 0);
    if (deposits.length === 0 && !isNews) this.#isDraining = false;
    const isSlow = deposits.length > 0 && deposits.every((order) => this.#isOld(order));
    this.#askAgain(CREDITS, isSlow ? depositWatchTiming.lateEveryMs : depositWatchTiming.everyMs);
  }

  /** Only a credit that names no order needs the record, and only to tell orders of one amount apart. */
  async #recorded(rows: readonly CreditedDeposit[]): Promise<readonly string[] | undefined> {
    if (rows.every(({ orderId }) => orderId !== undefined)) return undefined;
    return this.#ask(() => this.run.ports.askCreditedOrderIds(this.run.signal));
  }

  /** Orders called credited whose credit was announced before, by another tab or on an earlier visit. */
  #settle(keys: readonly string[]): void {
    const { ports, userId } = this.run;
    for (const key of keys) {
      this.#credited.delete(key);
      if (ports.orders.find(userId, key) === undefined) continue;
      ports.orders.remove(userId, key);
      ports.refresh(userId, 'depositCredited');
    }
  }

  #tellIfLate(order: OwnOrder): void {
    if (order.isLate || !this.#isOld(order)) return;
    this.run.ports.orders.save(this.run.userId, { ...order, isLate: true });
    this.run.tell({ type: 'late', order });
  }

  #isOld({ postedAt }: OwnOrder): boolean {
    return this.run.ports.now() - postedAt >= depositWatchTiming.lateAfterMs;
  }

  /** Offline, refused or unreadable alike: it is asked again later. A session that ended stops the watch elsewhere. */
  async #ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await question();
      return this.run.signal.aborted ? undefined : answer;
    } catch (error) {
      reportError(error, 'order watch');
      return undefined;
    }
  }

  #isDue(what: string): boolean {
    return !this.run.signal.aborted && (this.#due.get(what) ?? 0) <= this.run.ports.elapsedMs();
  }

  #askAgain(what: string, delayMs: number): void {
    this.#due.set(what, this.run.ports.elapsedMs() + delayMs);
  }

  /** Waits until something is due, or an order has changed in this or another tab. */
  async #pause(userId: number, ports: OrderWatchPorts): Promise<void> {
    const asked = new Set(ports.orders.list(userId).flatMap(({ key }) => [lookupOf(key), statusOf(key)]));
    if (this.#isDraining) asked.add(CREDITS);
    const next = [...this.#due].filter(([what]) => asked.has(what)).map(([, at]) => at - ports.elapsedMs());
    const pause = new AbortController();
    const wake = (): void => pause.abort();
    this.run.signal.addEventListener('abort', wake);
    const forget = ports.orders.subscribe(userId, wake);
    await ports.wait(Math.max(0, Math.min(depositWatchTiming.lateEveryMs, ...next)), pause.signal);
    forget();
    this.run.signal.removeEventListener('abort', wake);
  }
}
