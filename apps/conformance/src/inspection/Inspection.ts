import { type CallName, type Calls, type DescribedCall, calls, describedCalls } from '@kislap/api/registry';
import * as v from 'valibot';
import type { Settings } from '../options/Settings';
import type { Clock } from '../wire/Clock';
import type { Reply } from '../wire/Reply';
import type { Wire } from '../wire/Wire';
import type { Account } from './Account';
import { sampleFields } from './sampleFields';
import type { Sending } from './Sending';
import { targetOf } from './targetOf';

/** Everything a check works with. What several checks look at is asked once. */
export class Inspection {
  /** The calls this run looks at. */
  readonly calls: readonly DescribedCall[];
  readonly #plain = new Map<string, Promise<Reply | undefined>>();

  constructor(
    readonly wire: Wire,
    readonly settings: Settings,
    readonly surroundings: {
      readonly clock: Clock;
      readonly account: Account | undefined;
      readonly other: Account | undefined;
    },
  ) {
    const named = describedCalls.filter(({ name }) => settings.only.includes(name));
    this.calls = named.length > 0 ? named : describedCalls;
  }

  get account(): Account | undefined {
    return this.surroundings.account;
  }

  get other(): Account | undefined {
    return this.surroundings.other;
  }

  /** Epoch seconds by the clock of whoever runs the kit. */
  get nowSeconds(): number {
    return Math.floor(this.surroundings.clock.nowMs() / 1000);
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
  async send(call: DescribedCall, sending: Sending = {}): Promise<Reply> {
    const { fields = {}, mode = String(this.account?.userId ?? 0), ...rest } = sending;
    const ownToken = call.facts.auth === 'bare' ? undefined : this.account?.token;
    const token = 'token' in sending ? sending.token : ownToken;
    return await this.wire({ ...targetOf(call, mode), fields, ...rest, token });
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
