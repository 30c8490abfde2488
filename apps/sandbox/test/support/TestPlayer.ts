import { createHash, randomUUID } from 'node:crypto';
import { type CallName, calls, codesOf } from '@kislap/api/registry';
import * as v from 'valibot';
import { gcashForm } from './gcashForm';
import type { TestOperator } from './TestOperator';

/** Some operators send their codes as text. */
const code = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const answer = v.looseObject({ code, msg: v.string(), data: v.optional(v.any()) });

/** What a call answered. `replayed` says that it came from the record of the key. */
export type TestAnswer = v.InferOutput<typeof answer> & { readonly replayed: boolean };

/** How a call is made when not in the plain way. */
export interface CallOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A player at a device: speaks the wire as the app does. */
export class TestPlayer {
  token = '';
  userId = 0;
  #secretKey = '';

  constructor(private readonly operator: TestOperator) {}

  async login(account: string, password: string): Promise<TestAnswer> {
    const reply = await this.call('login', { account, password });
    this.adopt(reply);
    return reply;
  }

  /** Takes over the session of an answer. */
  adopt({ code, data }: TestAnswer): void {
    if (code !== 200) return;
    const { token, UserID } = v.parse(v.object({ token: v.string(), UserID: v.number() }), data);
    this.token = token;
    this.userId = UserID;
  }

  async call(
    name: string,
    fields: Readonly<Record<string, string | number | Blob>> = {},
    options: CallOptions = {},
  ): Promise<TestAnswer> {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) {
      if (value instanceof Blob) body.append(field, value);
      else body.append(field, String(value));
    }
    return await this.#send(`/api/web/${name}`, body, options);
  }

  /** Posts a payment form, signed with the session's key unless it brings its own sign. */
  async pay(
    f: string,
    fields: Readonly<Record<string, string | number>>,
    options: CallOptions = {},
  ): Promise<TestAnswer> {
    if (this.#secretKey === '') await this.renewSecretKey();
    const form = { userid: this.userId, ...fields };
    const sign = createHash('sha256')
      .update(`${this.#secretKey}${fields['amount']}${form.userid}${fields['extra']}`)
      .digest('hex');
    const body = new URLSearchParams();
    for (const [field, value] of Object.entries({ sign, ...form })) body.append(field, String(value));
    return await this.#send(`/pay/client?f=${f}`, body, options);
  }

  async renewSecretKey(): Promise<void> {
    const { data } = await this.call('getSecretKey');
    this.#secretKey = v.parse(v.object({ key: v.string() }), data).key;
  }

  async deposit(
    fields: Readonly<Record<string, string | number>> = {},
    options: CallOptions = {},
  ): Promise<TestAnswer> {
    const form = { ...gcashForm, amount: '500', ...fields };
    return await this.pay(`${form.paytype}_deposit&c=h5`, form, options);
  }

  /** The number of the player's own wallet, which no other player has. */
  get mobile(): string {
    return `09${String(this.userId).padStart(7, '0')}00`;
  }

  async withdraw(
    fields: {
      readonly amount?: string;
      readonly mode?: string;
      readonly bank_code?: string;
      readonly account_no?: string;
      readonly account_name?: string;
    } = {},
    options: CallOptions = {},
  ): Promise<TestAnswer> {
    const { amount = '500', mode = 'gcash', ...bank } = fields;
    const extra = { bank_code: 'GCash', account_no: this.mobile, account_name: 'Juan', ...bank };
    return await this.pay(`${mode}_withdraw`, { amount, extra: JSON.stringify(extra) }, options);
  }

  async #send(path: string, body: FormData | URLSearchParams, options: CallOptions): Promise<TestAnswer> {
    const response = await this.operator.fetch(path, {
      method: 'POST',
      body,
      headers: {
        'Idempotency-Key': options.key ?? randomUUID(),
        ...(this.token === '' ? {} : { Authorization: `Bearer ${this.token}` }),
        ...options.headers,
      },
    });
    const replayed = response.headers.get('Idempotent-Replayed') === 'true';
    const answered = v.parse(answer, await response.json());
    checkCode(path, answered.code);
    return { ...answered, replayed };
  }
}

/** Whatever a test asks for, the contract names the code that comes. */
function checkCode(path: string, code: number): void {
  const called = /(?:f=(?:\w+_)?|\/)(\w+)(?:&.*)?$/.exec(path)?.[1] ?? '';
  if (isCallName(called) && !codesOf(called).includes(code)) {
    throw new Error(`${called} answered ${code}, which the facts of the call do not name`);
  }
}

function isCallName(name: string): name is CallName {
  return name in calls;
}
