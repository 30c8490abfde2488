import * as v from 'valibot';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';

/**
 * What a refusal may add in its `data`: `wait` in seconds (1005, 1006), `until` as epoch seconds (1007,
 * 1012, and the planned end of a maintenance, 555; 0 = no end known), `field` (1001), `need` (1008), and `limit` in
 * pesos or `minutes` a day (1012).
 *
 * @example
 * import { parse } from 'valibot';
 * parse(refusalFacts, { wait: '60', field: 'code' }).wait; // => 60
 */
export const refusalFacts = v.object({
  wait: maybe(looseInteger),
  until: maybe(looseInteger),
  field: maybe(looseText),
  need: maybe(looseNumber),
  limit: maybe(looseNumber),
  minutes: maybe(looseInteger),
});

/**
 * The facts a refusal carries beside its message.
 *
 * @example
 * const facts: RefusalFacts = { field: 'idNo' };
 * facts.field; // => 'idNo'
 */
export type RefusalFacts = v.InferOutput<typeof refusalFacts>;
