import * as v from 'valibot';
import { accountNeed } from './accountNeed';
import { peso } from './loose/amounts';
import { epoch, looseInteger, looseNumber } from './loose/numbers';
import { maybe } from './loose/optional';
import { looseText, textOrEmpty } from './loose/texts';

/**
 * What every answer of the main API is wrapped in. `ts` is the server's clock in epoch seconds; `k` is a
 * message id the client may word itself.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(envelope, { code: '200', msg: 'ok', data: {} }).code; // => 200
 */
export const envelope = v.object({
  code: looseInteger,
  msg: textOrEmpty,
  data: v.optional(v.unknown()),
  ts: v.fallback(maybe(epoch), undefined),
  k: maybe(looseText),
});

/**
 * An answer before its `data` is read.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: Envelope = parse(envelope, { code: '200', msg: 'ok', data: {} });
 * row.code; // => 200
 */
export type Envelope = v.InferOutput<typeof envelope>;

/**
 * What a refusal may add in `data`: `wait` in seconds (1005, 1006), `until` in epoch seconds (1007, 1012, 555; 0 = no
 * end known), `field` (1001), `need` (1008; 1020: what the account lacks), `limit` in pesos or `minutes` a day (1012).
 *
 * @example
 * import { parse } from 'valibot';
 * parse(refusalFacts, { wait: '60', field: 'code' }).wait; // => 60
 */
export const refusalFacts = v.object({
  wait: maybe(looseInteger),
  until: maybe(epoch),
  field: maybe(looseText),
  need: maybe(v.union([looseNumber, accountNeed])),
  limit: maybe(peso),
  minutes: maybe(looseInteger),
  kind: maybe(looseText),
  payout: maybe(looseText),
});

/**
 * The facts a refusal carries beside its message.
 *
 * @example
 * const facts: RefusalFacts = { field: 'idNo' };
 * facts.field; // => 'idNo'
 */
export type RefusalFacts = v.InferOutput<typeof refusalFacts>;

/**
 * The request headers of the contract, by what they are for.
 *
 * @example
 * headerName.idempotencyKey; // => 'Idempotency-Key'
 */
export const headerName = {
  authorization: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
  /** The app's own locale code, `en` or `tag`. */
  locale: 'X-Lang',
  /** The same as a language tag, `en` or `fil`. */
  language: 'Accept-Language',
} as const satisfies Record<string, string>;
