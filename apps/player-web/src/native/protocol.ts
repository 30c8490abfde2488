import * as v from 'valibot';

/** The version of what is said here. Another one is another protocol. */
export const PROTOCOL_VERSION = 1;

const word = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

/** What a wrapper can do. A word that this build does not know is passed over. */
export const capabilities = ['openExternal', 'share', 'download', 'haptic', 'isApp'] as const;
export type Capability = (typeof capabilities)[number];

const webAddress = v.pipe(word(4096), v.regex(/^https?:\/\//i));
/** The web, and the apps that an invitation is handed to. */
const outsideAddress = v.pipe(word(4096), v.regex(/^(?:https?:\/\/|(?:sms|viber|fb-messenger):)/i));

/** What the app asks for, by method: its parameters. */
export const requestParams = {
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

export type Method = keyof typeof requestParams;
export type ParamsOf<Name extends Method> = v.InferInput<(typeof requestParams)[Name]>;

/** A wrapper's answer to `hello`. */
export const helloResult = v.object({
  version: v.literal(PROTOCOL_VERSION),
  nonce: word(64),
  platform: v.picklist(['android', 'ios']),
  app: word(100),
  capabilities: v.pipe(
    v.array(v.string()),
    v.transform((told) => capabilities.filter((one) => told.includes(one))),
  ),
});

export type Hello = v.InferOutput<typeof helloResult>;

/** Any answer. It may come as text or as an object. */
export const reply = v.variant('ok', [
  v.object({ kislap: v.literal(PROTOCOL_VERSION), id: word(64), ok: v.literal(true), result: v.unknown() }),
  v.object({ kislap: v.literal(PROTOCOL_VERSION), id: word(64), ok: v.literal(false), error: word(200) }),
]);

export type Reply = v.InferOutput<typeof reply>;
