import * as v from 'valibot';
import type { NativeTransport } from './NativeTransport';
import { helloResult, PROTOCOL_VERSION, reply, requestParams } from './protocol';
import type { Capability, Hello, Method, ParamsOf, Reply } from './protocol';

/** A wrapper that has not answered by then does not answer. */
const ANSWER_LIMIT_MS = 1000;

/**
 * Requests to a wrapper and its answers. What goes out and what comes in is checked; an answer that is late, comes
 * twice or belongs to nothing is nobody's. Nothing here ever throws: a wrapper that fails is a wrapper without that
 * ability, and the app does it in the browser's way.
 */
export class NativeBridge {
  readonly #transport: NativeTransport;
  readonly #newId: () => string;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  #hello: Hello | undefined;

  /** @param newId makes names for requests that nobody else can guess */
  constructor(transport: NativeTransport, newId: () => string) {
    this.#transport = transport;
    this.#newId = newId;
    transport.listen((told) => this.#hear(told));
  }

  /** Whether the wrapper has said that it can do that. */
  can(capability: Capability): boolean {
    return this.#hello?.capabilities.includes(capability) ?? false;
  }

  /** Who answers here? `undefined` when nobody does, or not in this protocol. */
  async shakeHands(): Promise<Hello | undefined> {
    const nonce = this.#newId();
    const answer = await this.#ask('hello', { versions: [PROTOCOL_VERSION], nonce });
    const hello = v.safeParse(helloResult, answer?.ok === true ? answer.result : undefined);
    if (hello.success && hello.output.nonce === nonce) this.#hello = hello.output;
    return this.#hello;
  }

  /** Asks the wrapper to do something it has said it can. Answers whether it has. */
  async does<Name extends Exclude<Method, 'hello'>>(name: Name, params: ParamsOf<Name>): Promise<boolean> {
    return this.can(name) && (await this.#ask(name, params))?.ok === true;
  }

  #ask<Name extends Method>(name: Name, params: ParamsOf<Name>): Promise<Reply | undefined> {
    const checked = v.safeParse(requestParams[name], params);
    if (!checked.success) return Promise.resolve(undefined);
    const id = this.#newId();
    const message = JSON.stringify({ kislap: PROTOCOL_VERSION, id, method: name, params: checked.output });
    return new Promise((resolve) => {
      const settle = (answer: Reply | undefined): void => {
        clearTimeout(limit);
        this.#waiting.delete(id);
        resolve(answer);
      };
      const limit = setTimeout(() => settle(undefined), ANSWER_LIMIT_MS);
      this.#waiting.set(id, settle);
      try {
        this.#transport.send(message);
      } catch {
        settle(undefined);
      }
    });
  }

  #hear(told: unknown): void {
    const answer = v.safeParse(reply, typeof told === 'string' ? parseJson(told) : told);
    if (answer.success) this.#waiting.get(answer.output.id)?.(answer.output);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
