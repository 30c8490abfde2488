import type { Operator } from '../../src/rules/Operator';
import { DatabaseWatch } from './DatabaseWatch';
import { FuzzActor } from './FuzzActor';
import type { FuzzCase } from './FuzzCase';
import { FuzzTally } from './FuzzTally';
import { judgeAnswer, type Judged } from './judgeAnswer';
import { readWire } from './readWire';
import type { Target } from './Target';
import { wireRequest } from './wireRequest';

const sessionEnded = 400;

/** Hands a request to the server, with or without a network. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Sends hostile requests to an operator and says what is wrong with its answers. */
export class FuzzRig {
  readonly tally = new FuzzTally();
  /** What the server wrote to its log since somebody looked. */
  readonly #log: string[] = [];
  readonly #actor: FuzzActor;

  private constructor(
    operator: Operator,
    private readonly send: Send,
    private readonly watch: DatabaseWatch,
  ) {
    this.#actor = new FuzzActor(operator);
  }

  static async at(operator: Operator, send: Send): Promise<FuzzRig> {
    const rig = new FuzzRig(operator, send, await DatabaseWatch.over(operator.database));
    await rig.#begin();
    return rig;
  }

  /** Where a `console.error` of the server goes while the rig runs. */
  readonly note = (...said: unknown[]): void => {
    this.#log.push(said.map(String).join(' '));
  };

  /**
   * Sends one case. A player whose session an earlier case has ended signs in again and repeats it.
   *
   * @returns what is wrong; undefined when all is well
   */
  async judge(target: Target, one: FuzzCase): Promise<string | undefined> {
    let judged = await this.#attempt(target, one);
    if (judged.code === sessionEnded && one.actor === 'player') {
      await this.#actor.signIn();
      await this.watch.changes();
      judged = await this.#attempt(target, one);
      if (judged.code === sessionEnded) await this.#begin();
    }
    this.tally.count(judged.code);
    if (judged.reading === 'fits') this.tally.fitting += 1;
    // Who has left or rests for months would only be refused from here on.
    if (judged.code === target.okCode && /^(rg|close)/.test(target.name)) await this.#begin();
    return judged.finding;
  }

  async #begin(): Promise<void> {
    await this.#actor.begin();
    await this.watch.changes();
  }

  async #attempt(target: Target, one: FuzzCase): Promise<Judged> {
    const request = await wireRequest(one, this.#fill(target, one));
    if (one.actor === 'player' && !('Authorization' in one.headers)) {
      request.headers.set('Authorization', `Bearer ${this.#actor.token}`);
    }
    const reading = await readWire(request, target.hasFiles);
    this.#log.length = 0;
    const address = variant(target.address(one.mode, this.#actor.userId), one.path);
    const response = await this.send(address, request);
    const text = await response.text();
    const changes = await this.watch.changes();
    return judgeAnswer({ target, one, request, reading, response, text, changes, log: [...this.#log] });
  }

  #fill({ name }: Target, { fields, isSigned }: FuzzCase): FuzzCase['fields'] {
    const filled = fields.map(([field, value]): [string, unknown] => [
      field,
      value === '$me' ? this.#actor.userId : value,
    ]);
    if (!isSigned || !['deposit', 'withdraw'].includes(name)) return filled;
    const sign = this.#actor.signOf(new Map(filled));
    return [...filled.filter(([field]) => field !== 'sign'), ['sign', sign]];
  }
}

function variant(address: string, path: FuzzCase['path']): string {
  const [way = '', query] = address.split('?');
  const end = query === undefined ? '' : `?${query}`;
  switch (path) {
    case 'exact':
      return address;
    case 'upper':
      return `${way.toUpperCase().replace(/^\/(API|PAY|GO)\//, (start) => start.toLowerCase())}${end}`;
    case 'slash':
      return `${way}/${end}`;
    case 'longer':
      return `${way}/more%00%2e%2e/x${end}`;
    case 'encoded':
      return `${way.replace(/[a-z]$/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}${end}`;
  }
}
