import * as v from 'valibot';
import { reportError } from '../errors/reportError';

/** A way to hand a text to the wrapper and to hear from it; what is heard is checked by whoever listens. */
export interface NativeTransport {
  /** Throws when the wrapper does. */
  readonly send: (message: string) => void;
  readonly listen: (hear: (told: unknown) => void) => void;
}

/** The version of what is said here. Another one is another protocol. */
const PROTOCOL_VERSION = 1;

const word = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

/** What a wrapper can do. A word that this build does not know is passed over. */
const capabilities = ['openExternal', 'share', 'download', 'haptic', 'isApp'] as const;
type Capability = (typeof capabilities)[number];

const webAddress = v.pipe(word(4096), v.regex(/^https?:\/\//i));
/** The web, and the apps that an invitation is handed to. */
const outsideAddress = v.pipe(word(4096), v.regex(/^(?:https?:\/\/|(?:sms|viber|fb-messenger):)/i));

/** What the app asks for, by method: its parameters. */
const requestParams = {
  /** Who is there? `nonce` comes back, so that the answer is one to this question. */
  hello: v.strictObject({ versions: v.array(v.number()), nonce: word(64) }),
  /** Opens an address outside the wrapper: in the phone's browser, or in the app it belongs to. */
  openExternal: v.strictObject({ url: outsideAddress }),
  /** Opens the phone's share sheet. */
  share: v.strictObject({ text: word(4096) }),
  /** Downloads a file, such as the operator's app package, with the phone's own downloads. */
  download: v.strictObject({ url: webAddress }),
  /** A short knock. */
  haptic: v.strictObject({ kind: v.picklist(['tap', 'success', 'warning']) }),
} as const;

type Method = keyof typeof requestParams;
type ParamsOf<Name extends Method> = v.InferInput<(typeof requestParams)[Name]>;

/** A wrapper's answer to `hello`. */
const helloResult = v.object({
  version: v.literal(PROTOCOL_VERSION),
  nonce: word(64),
  platform: v.picklist(['android', 'ios']),
  app: word(100),
  capabilities: v.pipe(
    v.array(v.string()),
    v.transform((told) => capabilities.filter((one) => told.includes(one))),
  ),
});

type Hello = v.InferOutput<typeof helloResult>;

/** Any answer. It may come as text or as an object. */
const reply = v.variant('ok', [
  v.object({ kislap: v.literal(PROTOCOL_VERSION), id: word(64), ok: v.literal(true), result: v.unknown() }),
  v.object({ kislap: v.literal(PROTOCOL_VERSION), id: word(64), ok: v.literal(false), error: word(200) }),
]);

export type Reply = v.InferOutput<typeof reply>;

/** A wrapper that has not answered by then does not answer. */
const ANSWER_LIMIT_MS = 1000;

/**
 * Requests to a native wrapper and its answers, both validated; late, repeated or unknown answers are dropped. Nothing
 * here throws: a failing wrapper counts as one without that ability, and the app uses the browser's way.
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
      } catch (error) {
        reportError(error, 'native bridge');
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
