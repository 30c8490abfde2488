import { createHash } from 'node:crypto';
import * as v from 'valibot';

const main = v.object({ code: v.number(), data: v.any() });

/** A player who talks to a sandbox process over HTTP. Every method throws when no whole answer comes. */
export class RemotePlayer {
  #secretKey = '';

  private constructor(
    private readonly token: string,
    readonly userId: number,
    public origin: string,
  ) {}

  static async login(origin: string, account: string): Promise<RemotePlayer> {
    const device = new RemotePlayer('', 0, origin);
    const { data } = await device.call('login', { account, password: 'Play1234' });
    const { token, UserID } = v.parse(v.object({ token: v.string(), UserID: v.number() }), data);
    return new RemotePlayer(token, UserID, origin);
  }

  /** A player of any id, signed in by the control call for it. */
  static async signedIn(origin: string, userId: number): Promise<RemotePlayer> {
    const answer = await new RemotePlayer('', 0, origin).control('session', { userId });
    const { token } = v.parse(v.looseObject({ token: v.string() }), answer);
    return new RemotePlayer(token, userId, origin);
  }

  /** The same session at another process. */
  at(origin: string): RemotePlayer {
    const device = new RemotePlayer(this.token, this.userId, origin);
    device.#secretKey = this.#secretKey;
    return device;
  }

  async call(name: string, fields: Readonly<Record<string, string>> = {}, key = '') {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    const headers = {
      ...(this.token === '' ? {} : { Authorization: `Bearer ${this.token}` }),
      ...(key === '' ? {} : { 'Idempotency-Key': key }),
    };
    const response = await fetch(`${this.origin}/api/web/${name}`, { method: 'POST', body, headers });
    return v.parse(main, await response.json());
  }

  /** Sends the online ping, without which a session ends after some days. */
  async keepAlive(): Promise<void> {
    const { code } = await this.call('getState', { type: '1', userId: String(this.userId), act: '1' });
    if (code !== 200) throw new Error(`The ping was answered with ${code}`);
  }

  async renewSecretKey(): Promise<void> {
    this.#secretKey = v.parse(v.object({ key: v.string() }), (await this.call('getSecretKey')).data).key;
  }

  /** Posts a signed payment form under a key. */
  async pay(f: string, fields: Readonly<Record<string, string>>, key: string) {
    const signed = `${this.#secretKey}${fields['amount']}${this.userId}${fields['extra']}`;
    const sign = createHash('sha256').update(signed).digest('hex');
    const response = await fetch(`${this.origin}/pay/client?f=${f}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, userid: String(this.userId), sign }),
      headers: { Authorization: `Bearer ${this.token}`, 'Idempotency-Key': key },
    });
    const answer = v.parse(
      v.looseObject({ code: v.number(), orderid: v.optional(v.string()) }),
      await response.json(),
    );
    return { answer, isReplay: response.headers.get('Idempotent-Replayed') === 'true' };
  }

  /** Plays a round of an opened game under a key. */
  async play(sid: string, key: string) {
    const response = await fetch(`${this.origin}/sandbox/games/parol-nights/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sid, key, bet: 'play', stake: 10 }),
    });
    return v.parse(v.looseObject({ roundId: v.string(), balance: v.number() }), await response.json());
  }

  /** Calls a control of the sandbox. */
  async control(name: string, fields: object = {}) {
    const response = await fetch(`${this.origin}/__sandbox/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return v.parse(v.looseObject({ ok: v.boolean() }), await response.json());
  }
}
