import { answer, answerText, createFakeOperator, refuse } from '@kislap/api/testing';
import type { Handlers, Reply } from '@kislap/api/testing';
import type { Chance } from './chance';

/** A deposit or withdrawal as the operator has it. */
export interface SimOrder {
  readonly orderid: string;
  readonly kind: 'D' | 'W';
  readonly amount: number;
  readonly madeAt: number;
  readonly key: string | undefined;
  /** Whose request it was; undefined for one that another device has made. */
  readonly intent: number | undefined;
  status: 0 | 1 | 2;
  step: string;
}

/** One movement of money into the balance. */
export interface SimCredit {
  readonly logid: number;
  readonly orderid: string;
  readonly amount: number;
  readonly at: number;
}

interface SimPayment {
  readonly kind: SimOrder['kind'];
  readonly amount: number;
  readonly key: string | undefined;
}

interface SimSettings {
  readonly chance: Chance;
  readonly now: () => number;
  /** Whether it answers orderInfo and orderByKey. */
  readonly tellsOrders: boolean;
  /** Whether notices name their orders. */
  readonly namesOrders: boolean;
  /** From now on nothing goes wrong. */
  readonly isCalm: () => boolean;
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => Math.floor(ms / 1000);

/**
 * An operator that keeps its books right and answers as badly as networks and servers do: late, never, twice, with an
 * error in the body although it was done, with a page instead of an answer.
 */
export class SimOperator {
  readonly orders: SimOrder[] = [];
  readonly credits: SimCredit[] = [];
  /** Which request a payment belongs to, by its key; filled in by the world when it is sent. */
  intentOf: (key: string | undefined) => number | undefined = () => undefined;
  questions = 0;
  readonly #settings: SimSettings;
  /** What was answered to each key; undefined for a burnt one. */
  readonly #keys = new Map<string, SimOrder | undefined>();
  #ids = 100;

  constructor(settings: SimSettings) {
    this.#settings = settings;
  }

  get adapter() {
    return createFakeOperator(this.#handlers()).adapter;
  }

  /** Somebody pays: the money comes in, whatever the order is by now. */
  credit(order: SimOrder): void {
    if (order.status !== 0) return;
    order.status = 1;
    order.step = 'credited';
    this.credits.push({
      logid: (this.#ids += 1),
      orderid: order.orderid,
      amount: order.amount,
      at: this.#settings.now(),
    });
  }

  end(order: SimOrder, step: 'expired' | 'refused'): void {
    if (order.status !== 0) return;
    order.status = 2;
    order.step = step;
  }

  make(kind: 'D' | 'W', amount: number, key: string | undefined): SimOrder {
    const order: SimOrder = {
      orderid: `${kind}${(this.#ids += 1)}`,
      kind,
      amount,
      madeAt: this.#settings.now(),
      key,
      intent: this.intentOf(key),
      status: 0,
      step: kind === 'D' ? 'ready' : 'review',
    };
    this.orders.push(order);
    return order;
  }

  #handlers(): Handlers {
    const { tellsOrders, namesOrders } = this.#settings;
    const read =
      <Data>(look: () => Reply<Data>) =>
      () =>
        this.#asked(look);
    return {
      urlConfig: () => answer({ tgUrl: '', bindPhone: 0, orders: tellsOrders ? 1 : 0 }),
      getUserScore: read(() => answer({ Score: 0 })),
      getSecretKey: read(() => answer({ key: '0'.repeat(32), expire: 0 })),
      userCashCheck: read(() => answer({ DepCount: 1, needFlow: 0, BetFlow: 0 })),
      depositNotice: ({ logId }) =>
        this.#asked(() => {
          const rows = logId < 0 ? this.credits.slice(-1) : this.credits.filter(({ logid }) => logid > logId);
          return answer(
            rows.map(({ logid, amount, orderid }) => ({
              logid,
              amount,
              isFirst: 'false' as const,
              ...(namesOrders && { orderid }),
            })),
          );
        }),
      getDepositLog: read(() => answer(this.#log('D').map((row) => ({ ...row, isFirst: 'false' as const })))),
      getWithdrawLog: read(() => answer(this.#log('W'))),
      orderInfo: ({ orderid }) =>
        this.#asked(() => this.#tell(this.orders.find((one) => one.orderid === orderid))),
      orderByKey: ({ key, close }) =>
        this.#asked(() => {
          const found = this.#keys.get(key);
          if (close === 1 && !this.#keys.has(key)) this.#keys.set(key, undefined);
          return this.#tell(found);
        }),
      deposit: ({ amount }, { idempotencyKey }) =>
        this.#paid({ kind: 'D', amount: Number(amount), key: idempotencyKey }, ({ orderid, madeAt }) => {
          const pay = { url: `/pay/${orderid}`, until: seconds(madeAt) + 900 };
          return answer({ pay_url: pay.url, orderid, ...(tellsOrders && { pay }) });
        }),
      withdraw: ({ amount }, { idempotencyKey }) =>
        this.#paid({ kind: 'W', amount: Number(amount), key: idempotencyKey }, ({ orderid }) =>
          answer({ orderid }),
        ),
    };
  }

  #log(kind: 'D' | 'W') {
    return this.orders
      .filter((order) => order.kind === kind)
      .toReversed()
      .map(({ orderid, amount, madeAt, status, step }) => ({
        logid: Number(orderid.slice(1)),
        id: Number(orderid.slice(1)),
        logtime: seconds(madeAt),
        amount,
        bank_code: '',
        account_no: '',
        status: kind === 'W' && status === 2 ? 3 : status,
        step,
        orderid,
      }));
  }

  #tell(order: SimOrder | undefined) {
    if (order === undefined) return refuse(1014, 'Not found.');
    const { orderid, kind, amount: am, madeAt, status, step } = order;
    const isPayable = kind === 'D' && status === 0;
    const pay = isPayable ? { pay: { url: `/pay/${orderid}`, until: seconds(madeAt) + 900 } } : {};
    return answer({
      orderid,
      kind,
      am,
      status,
      step,
      next: '',
      at: seconds(madeAt),
      fix: 0 as const,
      stop: 0 as const,
      ...pay,
    });
  }

  /** A question: answered late, by nobody, or by a page, now and then. */
  async #asked<Data>(look: () => Reply<Data>): Promise<Reply<Data>> {
    const { chance, isCalm } = this.#settings;
    this.questions += 1;
    if (isCalm()) return look();
    const mishap = chance.next();
    if (mishap < 0.05) return { type: 'silence' };
    if (mishap < 0.08) return { type: 'offline' };
    if (mishap < 0.1) return answerText('<html>Bad gateway</html>', 502);
    if (mishap < 0.12) return refuse(500, 'Busy.');
    if (mishap < 0.3) await later(chance.between(100, 9_000));
    return look();
  }

  /** A payment: done or not, and its answer comes or not, each for itself. */
  async #paid<Data>(payment: SimPayment, tell: (order: SimOrder) => Reply<Data>): Promise<Reply<Data>> {
    const { chance, isCalm } = this.#settings;
    const answered = () => {
      const order = this.#apply(payment);
      return order === undefined ? refuse(1001, 'This payment was given up.') : tell(order);
    };
    if (isCalm()) return answered();
    const mishap = chance.next();
    if (mishap < 0.06) return refuse(500, 'Busy.');
    if (mishap < 0.1) return { type: 'offline' };
    if (mishap < 0.14) return refuse(1015, 'Closed right now.');
    if (mishap < 0.3) await later(chance.between(50, 28_000));
    // It may still arrive after the device has stopped waiting.
    if (mishap > 0.3 && mishap < 0.36) await later(chance.between(30_000, 60_000));
    const reply = answered();
    if (chance.happens(0.1)) this.#apply(payment);
    const lost = chance.next();
    if (lost < 0.12) return { type: 'silence' };
    if (lost < 0.18) return { type: 'offline' };
    if (lost < 0.24) return refuse(500, 'Something broke after it was done.');
    if (lost < 0.28) return answerText('<html>Bad gateway</html>', 502);
    if (lost < 0.31) return answerText('{"code":200', 200);
    return reply;
  }

  /** Once for each key; undefined for a burnt one. */
  #apply({ kind, amount, key }: SimPayment): SimOrder | undefined {
    if (key === undefined || key === '') return this.make(kind, amount, undefined);
    if (!this.#keys.has(key)) this.#keys.set(key, this.make(kind, amount, key));
    return this.#keys.get(key);
  }
}
