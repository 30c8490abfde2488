import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Stage } from './Stage';

const answered = v.looseObject({ code: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });
const keyed = v.object({ data: v.object({ key: v.string(), expire: v.number() }) });

/** What a call was answered with. */
export type Answer = v.InferOutput<typeof answered>;
export type Fields = Readonly<Record<string, string | number | Blob>>;

const noSecret = { token: '', key: '', expire: 0 };
let keys = 0;
/** Names a call once; the same run has the same keys. */
const newKey = () => `oracle-${(keys += 1)}`;

/** A device of a player: it speaks the wire as the app does, and knows no rule. */
export class Device {
  token = '';
  userId = 0;
  #secret = noSecret;

  /** @param processOf which process answers the next call, by its number */
  constructor(
    private readonly stage: Stage,
    private readonly processOf: () => number,
  ) {}

  async call(name: string, fields: Fields = {}, key = newKey()): Promise<Answer> {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) {
      if (value instanceof Blob) body.append(field, value);
      else body.append(field, String(value));
    }
    return await this.#send(`/api/web/${name}`, body, key);
  }

  /** Posts a payment form signed with the session's key. The key is fetched first where the session still gives one. */
  async pay(f: string, fields: Readonly<Record<string, string>>, key = newKey()): Promise<Answer> {
    await this.signsPayments();
    const text = `${this.#secret.key}${fields['amount']}${this.userId}${fields['extra']}`;
    const sign = createHash('sha256').update(text).digest('hex');
    const body = new URLSearchParams({ ...fields, userid: String(this.userId), sign });
    return await this.#send(`/pay/client?f=${f}`, body, key);
  }

  /** Makes sure of the key that signs payments. */
  async signsPayments(): Promise<void> {
    const isFresh = this.#secret.token === this.token && this.stage.now() < this.#secret.expire;
    if (!isFresh) await this.#renewKey();
  }

  /** The same device, answered by another process. */
  at(process: number): Device {
    const other = new Device(this.stage, () => process % this.stage.processes);
    other.token = this.token;
    other.userId = this.userId;
    other.#secret = this.#secret;
    return other;
  }

  async #renewKey(): Promise<void> {
    const parsed = v.safeParse(keyed, await this.call('getSecretKey'));
    this.#secret = parsed.success ? { token: this.token, ...parsed.output.data } : noSecret;
  }

  /** A round of an opened game, as its page asks for one. */
  async round(game: string, sid: string, stake: number): Promise<Readonly<Record<string, unknown>>> {
    const key = createHash('sha256').update(newKey()).digest('hex').slice(0, 32);
    const init = json({ sid, key, bet: 'play', stake });
    const response = await this.stage.fetch(`/sandbox/games/${game}/rounds`, init, this.processOf());
    return v.parse(v.looseObject({}), await response.json());
  }

  async #send(path: string, body: FormData | URLSearchParams, key: string): Promise<Answer> {
    const authorization = this.token === '' ? undefined : { Authorization: `Bearer ${this.token}` };
    const init = { method: 'POST', body, headers: { 'Idempotency-Key': key, ...authorization } };
    const response = await this.stage.fetch(path, init, this.processOf());
    return v.parse(answered, await response.json());
  }
}

const json = (fields: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(fields),
});

/** A control of the sandbox: what the payment service, a reviewer or the console does. */
export async function control(
  stage: Stage,
  name: string,
  fields: object,
  process = 0,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await stage.fetch(`/__sandbox/${name}`, json(fields), process);
  return v.parse(v.looseObject({}), await response.json());
}
