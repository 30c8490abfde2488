import { checkPhone } from '@kislap/domain';
import { Refusal } from '../../kernel/Refusal';

/** What people write a phone with. */
const written = /^[\d\s+()-]+$/;

/** A phone with its area code; undefined when the text is none. Nothing is cut or left out: only a field does that. */
export function phoneIn(text: string): string | undefined {
  const phone = checkPhone(text);
  return phone.ok && written.test(text) ? phone.value : undefined;
}

/**
 * A phone of a request, with its area code.
 *
 * @throws Refusal `badParameter` naming the field
 */
export function readPhone(text: string, field: string): string {
  const phone = phoneIn(text);
  if (phone === undefined) throw new Refusal('badParameter', { field });
  return phone;
}
