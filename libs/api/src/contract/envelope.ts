import * as v from 'valibot';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { textOrEmpty } from './loose/textOrEmpty';

/**
 * What every answer of the main API is wrapped in. `ts` is the server's clock in epoch seconds; `k` is a
 * message id the client may word itself.
 */
export const envelope = v.object({
  code: looseInteger,
  msg: textOrEmpty,
  data: v.optional(v.unknown()),
  ts: maybe(looseInteger),
  k: maybe(looseText),
});

/** An answer before its `data` is read. */
export type Envelope = v.InferOutput<typeof envelope>;
