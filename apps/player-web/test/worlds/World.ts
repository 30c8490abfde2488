import { configureApi } from '@kislap/api';
import { vi } from 'vitest';
import type { OrderNews } from '../../src/features/orders/OrderWatchPorts';
import { seededChance } from './chance';
import type { Chance } from './chance';
import { Device } from './Device';
import { SimOperator } from './SimOperator';
import { Tab } from './Tab';
import type { Fault, Intent } from './Tab';

/** What a world did wrong; all empty in a right one. */
export interface Verdict {
  readonly doubleMovements: readonly string[];
  readonly unannounced: readonly string[];
  readonly announcedTwice: readonly string[];
  readonly closedByAnother: readonly string[];
  readonly notRefreshed: readonly string[];
  readonly leftBehind: readonly string[];
  readonly stillAsking: number;
}

const STEP_MS = 100;
const { setImmediate: realImmediate } = globalThis;
/** Everything that has been promised is carried out. */
const settle = () =>
  new Promise<void>((resolve) => void realImmediate(() => realImmediate(() => realImmediate(resolve))));

/** Lets time pass, a tenth of a second at once: much quicker than timer by timer. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    vi.advanceTimersByTime(Math.min(STEP_MS, ms - passed));
    await settle();
  }
}

/** One player with one phone, an operator, and everything that goes wrong between them, by one seed. */
export class World {
  readonly #chance: Chance;
  readonly #device = new Device();
  readonly #operator: SimOperator;
  readonly #tellsOrders: boolean;
  readonly #namesOrders: boolean;
  readonly #intents: Intent[] = [];
  readonly #intentOfKey = new Map<string, Intent>();
  readonly #announced: OrderNews[] = [];
  readonly #closedByAnother: string[] = [];
  readonly #refreshedAt: number[] = [];
  #tabs: Tab[] = [];
  #isCalm = false;

  /** @param fault breaks the app on purpose, to see whether it is found out */
  constructor(
    seed: number,
    private readonly fault?: Fault,
  ) {
    const chance = (this.#chance = seededChance(seed));
    this.#tellsOrders = chance.happens(0.85);
    this.#namesOrders = chance.happens(0.8);
    this.#operator = new SimOperator({
      chance,
      now: () => Date.now(),
      tellsOrders: this.#tellsOrders,
      namesOrders: this.#namesOrders,
      isCalm: () => this.#isCalm,
    });
    this.#operator.intentOf = (key) => (key === undefined ? undefined : this.#intentOfKey.get(key)?.id);
    configureApi({
      adapter: this.#operator.adapter,
      getToken: () => 'T1',
      // Hashing takes a moment of its own, which no seed repeats.
      sign: () => Promise.resolve('sign'),
    });
    // Something was credited on another day.
    this.#operator.credit(this.#operator.make('D', 77, undefined));
    this.#open();
  }

  /** Lets things happen for a while, then lets everything come to rest. */
  async run(): Promise<Verdict> {
    const steps = this.#chance.between(12, 30);
    for (let step = 0; step < steps; step += 1) {
      this.#happen();
      await pass(
        this.#chance.happens(0.15) ? this.#chance.between(20_000, 70_000) : this.#chance.between(50, 6_000),
      );
    }
    await this.#comeToRest();
    return this.#judge();
  }

  #open(): Tab {
    const tab = new Tab({
      device: this.#device,
      tellsOrders: this.#tellsOrders,
      fault: this.fault,
      newKey: (intent) => {
        const key = `key-${this.#intentOfKey.size + 1}`;
        this.#intentOfKey.set(key, intent);
        return key;
      },
      onNews: (news, from) => this.#hear(news, from),
      onRefresh: () => void this.#refreshedAt.push(Date.now()),
    });
    this.#tabs.push(tab);
    return tab;
  }

  #hear(news: OrderNews, tab: Tab): void {
    this.#announced.push(news);
    if (news.type === 'found') this.#done(news.order.key);
    if (news.type !== 'credited') return;
    const { deposit, order } = news;
    const paid = this.#operator.credits.find(({ logid }) => logid === deposit.id);
    this.#done(this.#operator.orders.find(({ orderid }) => orderid === paid?.orderid)?.key ?? '');
    if (this.fault === 'anyCreditCloses') for (const key of tab.dialogs) this.#close(tab, key, paid?.orderid);
    if (order !== undefined) this.#close(tab, order.key, paid?.orderid);
  }

  #close(tab: Tab, key: string, paidOrderId: string | undefined): void {
    if (!tab.dialogs.delete(key)) return;
    const own = this.#operator.orders.find((order) => order.key === key);
    const isPaid = this.#operator.credits.some(({ orderid }) => orderid === own?.orderid);
    if (this.#namesOrders ? own?.orderid !== paidOrderId : !isPaid) {
      this.#closedByAnother.push(`${key} closed by ${paidOrderId}`);
    }
  }

  #done(key: string): void {
    const intent = this.#intentOfKey.get(key);
    if (intent !== undefined) intent.isDone = true;
  }

  #happen(): void {
    const { pick, happens } = this.#chance;
    const tab = pick(this.#tabs);
    const what = pick([
      'want',
      'press',
      'press',
      'press',
      'giveUp',
      'pay',
      'pay',
      'elsewhere',
      'tab',
    ] as const);
    if (what === 'want') this.#want();
    if (what === 'press') this.#press(tab);
    if (what === 'giveUp') this.#giveUp(tab);
    if (what === 'pay') this.#settleSome();
    if (what === 'elsewhere') {
      // Where orders cannot be asked for by key, two of one amount at once cannot be told apart.
      const amounts = this.#tellsOrders ? [100, 200, 500] : [333, 444];
      const order = this.#operator.make('D', pick(amounts), undefined);
      if (happens(0.7)) this.#operator.credit(order);
    }
    if (what === 'tab') this.#moveTabs(tab);
  }

  #want(): void {
    const { pick, happens, between } = this.#chance;
    const kind = happens(0.7) ? 'deposit' : 'withdrawal';
    const pesos = pick([100, 200, 500, 1000, between(100, 2000)]);
    this.#intents.push({ id: this.#intents.length + 1, kind, pesos, isDone: false });
  }

  /** Presses Submit for something that is not known to be made, as far as the sheet lets. */
  #press(tab: Tab): void {
    const open = this.#intents.filter(({ isDone }) => !isDone);
    if (tab.isAway || open.length === 0) return;
    const intent = this.#chance.pick(open);
    if (tab.unknown(intent.kind) !== undefined || tab.isSending(intent.kind)) return;
    if (intent.kind === 'withdrawal') {
      void tab.withdraw(intent).then((isMade) => {
        if (isMade) intent.isDone = true;
      });
      return;
    }
    void tab.deposit(intent, false).then(async (told) => {
      if (told === 'made') intent.isDone = true;
      if (told !== 'open') return;
      // Opening it shows that it waits, or that it was credited meanwhile.
      const isOwn = this.#operator.orders.some((order) => order.intent === intent.id && order.status !== 2);
      if (isOwn) intent.isDone = true;
      else if ((await tab.deposit(intent, true)) === 'made') intent.isDone = true;
    });
  }

  #giveUp(tab: Tab): void {
    const unknown = tab.unknown('deposit') ?? tab.unknown('withdrawal');
    if (unknown !== undefined && !tab.isAway) void tab.giveUp(unknown);
  }

  /** The payment service lets some orders come in and some end. */
  #settleSome(): void {
    for (const order of this.#operator.orders) {
      if (order.status !== 0 || this.#chance.happens(0.4)) continue;
      if (order.kind === 'W' || this.#chance.happens(0.8)) this.#pay(order);
      else this.#operator.end(order, this.#chance.pick(['expired', 'refused']));
    }
  }

  #pay(order: SimOperator['orders'][number]): void {
    if (order.kind === 'D') this.#operator.credit(order);
    else order.status = 1;
  }

  #moveTabs(tab: Tab): void {
    const what = this.#chance.pick(['reload', 'reload', 'second', 'close', 'hide', 'show', 'show'] as const);
    if (what === 'second' && this.#tabs.length < 3) this.#open();
    if (what === 'hide') tab.setAway(true);
    if (what === 'show') tab.setAway(false);
    if (what === 'reload' || (what === 'close' && this.#tabs.length > 1)) {
      tab.end();
      this.#tabs = this.#tabs.filter((other) => other !== tab);
      if (what === 'reload') this.#open();
    }
  }

  async #comeToRest(): Promise<void> {
    this.#isCalm = true;
    for (const tab of this.#tabs) tab.setAway(false);
    // What is still on its way arrives, and what is not known yet is asked for.
    await pass(this.#tellsOrders ? 62_000 : 185_000);
    for (const tab of this.#tabs) {
      for (const kind of ['deposit', 'withdrawal'] as const) {
        for (let unknown = tab.unknown(kind); unknown !== undefined; unknown = tab.unknown(kind)) {
          await Promise.all([tab.giveUp(unknown), pass(1_000)]);
        }
      }
    }
    for (const order of this.#operator.orders) if (order.status === 0) this.#pay(order);
    await pass(35_000);
  }

  async #judge(): Promise<Verdict> {
    const { orders, credits } = this.#operator;
    const told = this.#announced.flatMap((news) => (news.type === 'credited' ? [news.deposit.id] : []));
    const own = credits.filter(({ orderid }) =>
      orders.some((order) => order.orderid === orderid && order.intent !== undefined),
    );
    const asked = this.#operator.questions;
    await pass(65_000);
    const stillAsking = this.#operator.questions - asked;
    const left = this.#tabs[0]?.orders.list(7) ?? [];
    for (const tab of this.#tabs) tab.end();
    const countOf = (id: number) => told.filter((one) => one === id).length;
    return {
      doubleMovements: this.#intents.flatMap(({ id }) => {
        const made = orders.filter(({ intent, status }) => intent === id && status !== 2);
        return made.length > 1 ? [`request ${id}: ${made.map(({ orderid }) => orderid).join(', ')}`] : [];
      }),
      unannounced: own.filter(({ logid }) => countOf(logid) === 0).map(({ orderid }) => orderid),
      announcedTwice: credits.filter(({ logid }) => countOf(logid) > 1).map(({ orderid }) => orderid),
      closedByAnother: this.#closedByAnother,
      notRefreshed: own
        .filter(({ at }) => !this.#refreshedAt.some((when) => when >= at))
        .map(({ orderid }) => orderid),
      leftBehind: left.map(({ key, state }) => `${key} ${state}`),
      stillAsking,
    };
  }
}
