import { Refusal } from '../kernel/Refusal';

/** What no database keeps as text: the NUL sign, and half of a character of two halves. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Lets a request through only if all its texts can be kept and handed out again as they came.
 *
 * @throws Refusal `badParameter` naming the field
 */
export function checkText<Fields>(fields: Fields): Fields {
  for (const [field, value] of Object.entries(fields ?? {})) {
    if (typeof value === 'string' && unstorable.test(value)) throw new Refusal('badParameter', { field });
  }
  return fields;
}
