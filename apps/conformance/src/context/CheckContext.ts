import { type CallName, type Calls, calls, type DescribedCall, describedCalls } from '@kislap/api/registry';
import { owedCalls } from './owedCalls';
import * as v from 'valibot';
import type { Clock, FieldValue, Reply, Wire } from '../wire/wire';
import type { Settings } from './Settings';
import { dataOf, fieldsOf, targetOf } from './contractFields';
import { manilaDay } from './manilaDay';
import type { Account } from './signIn';

/** How a call is sent when not in the plain way. */
interface RequestOverrides {
  /** Wire fields as text; a payment call's `target` is its user id or its mode. */
  readonly fields?: Readonly<Record<string, FieldValue>>;
  readonly token?: string | undefined;
  readonly key?: string;
  readonly mode?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Everything a check works with. What several checks look at is asked once. */
export class CheckContext {
  /** The calls this run looks at. */
  readonly calls: readonly DescribedCall[];
  readonly #plain = new Map<string, Promise<Reply | undefined>>();

  constructor(
    readonly wire: Wire,
    readonly settings: Settings,
    readonly environment: {
      readonly clock: Clock;
      readonly account: Account | undefined;
      readonly other: Account | undefined;
    },
  ) {
    const named = describedCalls.filter(({ name }) => settings.only.includes(name));
    this.calls = named.length > 0 ? named : owedCalls;
  }

  get account(): Account | undefined {
    return this.environment.account;
  }

  get other(): Account | undefined {
    return this.environment.other;
  }

  /** Epoch seconds by the clock of whoever runs the kit. */
  get nowSeconds(): number {
    return Math.floor(this.environment.clock.nowMs() / 1000);
  }

  /** The calls of this run that only read. */
  get reads(): readonly DescribedCall[] {
    return this.calls.filter(({ contract }) => contract.effect === 'read');
  }

  call(name: CallName): DescribedCall {
    const found = describedCalls.find((call) => call.name === name);
    if (!found) throw new Error(`The contract has no call ${name}`);
    return found;
  }

  /** Whether this run looks at a call. */
  covers(name: CallName): boolean {
    return this.calls.some((call) => call.name === name);
  }

  /** Sends a call once, as the main account unless told otherwise (`token: undefined` sends none). */
  async send(call: DescribedCall, overrides: RequestOverrides = {}): Promise<Reply> {
    const { fields = {}, mode = String(this.account?.userId ?? 0), ...rest } = overrides;
    const ownToken = call.facts.auth === 'bare' ? undefined : this.account?.token;
    const token = 'token' in overrides ? overrides.token : ownToken;
    return await this.wire({ ...targetOf(call, mode), fields, ...rest, token });
  }

  /** Moves the clock of the server on, by the address that the settings name. @returns whether it says that it did */
  async moveClock(seconds: number): Promise<boolean> {
    const { clockPath } = this.settings;
    if (clockPath === undefined) return false;
    const reply = await this.wire({
      target: clockPath,
      service: 'main',
      body: 'json',
      fields: { by: seconds },
    });
    return reply.status === 200;
  }

  /**
   * The answer to a reading call asked in the plainest way, asked once in a run.
   *
   * @returns undefined when there is nothing to ask with: no session, or no row to ask about
   */
  async plain(call: DescribedCall): Promise<Reply | undefined> {
    const known = this.#plain.get(call.name) ?? this.#askPlainly(call);
    this.#plain.set(call.name, known);
    return await known;
  }

  /** What the plain answer says, read by the contract; undefined when it says no or cannot be read. */
  async read<Name extends CallName>(name: Name): Promise<v.InferOutput<Calls[Name]['response']> | undefined> {
    const call = this.call(name);
    const reply = await this.plain(call);
    if (reply?.code !== call.codes[0]) return undefined;
    const schema: Calls[Name]['response'] = calls[name].response;
    const read = v.safeParse(schema, reply?.data);
    return read.success ? read.output : undefined;
  }

  async #askPlainly(call: DescribedCall): Promise<Reply | undefined> {
    if (call.facts.auth === 'session' && !this.account) return undefined;
    const fields = await sampleFields(this, call);
    return fields && (await this.send(call, { fields }));
  }
}

/** Makes what several checks want to know be found out once in a run. */
export function oncePerRun<Found>(
  find: (context: CheckContext) => Promise<Found>,
): (context: CheckContext) => Promise<Found> {
  const found = new WeakMap<CheckContext, Promise<Found>>();
  return async (context) => {
    const known = found.get(context) ?? find(context);
    found.set(context, known);
    return await known;
  };
}

/** A statement spans at most 92 days. */
const longestSpan = -91;

/**
 * The fields of a reading call asked in the plainest way: the first page, today, the own id.
 *
 * @returns undefined when the account has nothing the call could be asked about
 */
export async function sampleFields(
  context: CheckContext,
  call: DescribedCall,
): Promise<Readonly<Record<string, string>> | undefined> {
  const now = context.nowSeconds;
  const own = String(context.account?.userId ?? 0);
  const values: Readonly<Record<string, string>> = {
    logId: '0',
    offset: '0',
    page: '1',
    paging: '{"page":1,"size":20}',
    curDate: manilaDay(now),
    from: manilaDay(now, longestSpan),
    to: manilaDay(now),
    type: '1',
    isGet: '0',
    userId: own,
    u: own,
    id: '0',
    ...(await lookedUp(context, call)),
  };
  if (call.name === 'getMsgInfo' && values['id'] === '0') return undefined;
  const asked = fieldsOf(call).filter(({ name, isRequired }) => isRequired || name in always);
  return Object.fromEntries(asked.map(({ name }) => [name, values[name] ?? '0']));
}

/** Optional fields that are sent all the same, because the first page is asked for by them. */
const always: Readonly<Record<string, true>> = { paging: true, isGet: true, logId: true };

/** What can only be asked about once something else was listed. */
async function lookedUp(
  context: CheckContext,
  { name }: DescribedCall,
): Promise<Readonly<Record<string, string>>> {
  if (name === 'getMsgInfo') {
    // Opening a message marks it as read: without leave to write, only one that was read before is opened.
    const mayOpen = context.settings.permission !== 'read';
    const mail = (await context.read('getMsgList'))?.find(({ read }) => read === 1 || mayOpen);
    return mail ? { id: String(mail.id) } : {};
  }
  if (name === 'getActImg') {
    const card = (await context.read('activityList'))?.[0];
    return card ? { type: String(card.activity_type) } : {};
  }
  if (name === 'tryGame') {
    const game = (await context.read('gameList'))?.find(({ demo, s }) => demo === 1 && s === 1);
    return game ? { gc: game.gc } : {};
  }
  if (name === 'betLog4U') return { curDate: await betDay(context) };
  return {};
}

const daysBack = 7;
const bets = v.object({ list: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** The latest day of the last week on which the account has bets; today when there is none. */
const betDay = oncePerRun(async (context) => {
  const call = context.call('betLog4U');
  const today = manilaDay(context.nowSeconds);
  for (let back = 0; back < daysBack && context.account; back += 1) {
    const curDate = manilaDay(context.nowSeconds, -back);
    const data = dataOf(call, await context.send(call, { fields: { curDate, logId: '0' } }));
    if (v.is(bets, data)) return curDate;
  }
  return today;
});
