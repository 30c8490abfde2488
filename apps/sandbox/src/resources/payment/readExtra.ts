import { parseJsonText } from '@kislap/api/contract';
import type * as v from 'valibot';
import { checkText } from '../../http/checkText';
import { Refusal } from '../../kernel/Refusal';

/**
 * Reads the `extra` of a payment form, which is JSON as text.
 *
 * @throws Refusal `badParameter`
 */
export function readExtra<Schema extends v.GenericSchema<unknown, object>>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const extra = parseJsonText(text, schema);
  if (!extra) throw new Refusal('badParameter', { field: 'extra' });
  return checkText(extra);
}
