import * as v from 'valibot';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { textOrEmpty } from './loose/textOrEmpty';

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
  ts: maybe(looseInteger),
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
