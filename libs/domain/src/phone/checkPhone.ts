import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import { normalizePhone } from './normalizePhone';
import { phoneWithAreaCode } from './phoneWithAreaCode';

const mobile = /^639\d{9}$/;

/**
 * Checks a typed phone and answers it with its area code: '09171234567' is '639171234567'.
 *
 * Phone rule: 639 followed by nine digits. Known limit: prefixes that do not start with 9, such as 0895, are
 * refused.
 *
 * @example
 * checkPhone('09171234567'); // => ok('639171234567')
 * checkPhone('0895 123 4567'); // => fail('notAMobile')
 */
export function checkPhone(typed: string): Result<string, 'empty' | 'notAMobile'> {
  const field = normalizePhone(typed);
  if (field === '') return fail('empty');
  const phone = phoneWithAreaCode(field);
  return mobile.test(phone) ? ok(phone) : fail('notAMobile');
}
