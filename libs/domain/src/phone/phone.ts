import { fail, ok, type Result } from '../kernel';

const fieldLength = 10;

/**
 * The digits of a phone behind its area code, all of them, of what a person wrote.
 *
 * Phone rule: digits only; a leading 0063, 63 (when more than ten digits stand there) or one 0 is dropped.
 *
 * @example
 * phoneDigits('+63 917 123 4567'); // => '9171234567'
 * phoneDigits('9171234567890'); // => '9171234567890'
 */
function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0063/, '');
  const withoutArea = digits.length > fieldLength ? digits.replace(/^63/, '') : digits;
  return withoutArea.replace(/^0/, '');
}

/**
 * The ten-digit phone field of what a player typed or pasted.
 *
 * Phone rule: `phoneDigits`, cut to ten digits: only a field cuts, as a player types on.
 *
 * @see docs/rules.md#phone
 * @example
 * normalizePhone('0917 123 4567'); // => '9171234567'
 * normalizePhone('+63 917 123 4567'); // => '9171234567'
 */
export function normalizePhone(typed: string): string {
  return phoneDigits(typed).slice(0, fieldLength);
}

/**
 * The phone as the operator takes it: the area code 63 before the field's ten digits.
 *
 * @see docs/rules.md#phone
 * @example
 * phoneWithAreaCode('9171234567'); // => '639171234567'
 */
export function phoneWithAreaCode(field: string): string {
  return `63${field}`;
}

const mobile = /^639\d{9}$/;

/**
 * Checks a typed phone and answers it with its area code: '09171234567' is '639171234567'.
 *
 * Phone rule: 639 followed by nine digits, none of them cut away. Known limit: prefixes that do not start with 9, such
 * as 0895, are refused.
 *
 * @see docs/rules.md#phone
 * @example
 * checkPhone('09171234567'); // => ok('639171234567')
 * checkPhone('0895 123 4567'); // => fail('notAMobile')
 * checkPhone('99999999999999999999'); // => fail('notAMobile')
 */
export function checkPhone(typed: string): Result<string, 'empty' | 'notAMobile'> {
  const field = phoneDigits(typed);
  if (field === '') return fail('empty');
  const phone = phoneWithAreaCode(field);
  return mobile.test(phone) ? ok(phone) : fail('notAMobile');
}

const parts = /^63(\d{3})\d+(\d{4})$/;

/**
 * A phone for the screen: '639171234567' is '+63 917 *** 4567'. Anything that is not a phone with area code is
 * hidden whole.
 *
 * @see docs/rules.md#phone
 * @example
 * maskPhone('639171234567'); // => '+63 917 *** 4567'
 * maskPhone('0917'); // => '***'
 */
export function maskPhone(phone: string): string {
  return parts.test(phone) ? phone.replace(parts, '+63 $1 *** $2') : '***';
}
