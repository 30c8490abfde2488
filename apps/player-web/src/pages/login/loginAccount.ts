import { checkPhone, fail, ok } from '@kislap/domain';
import type { Result } from '@kislap/domain';

const USER_ID = /^\d{5,9}$/;

/**
 * Who wants to log in, from the phone field: a phone with its area code, or a user id of five to nine digits, which
 * is shorter than any phone.
 */
export function loginAccount(typed: string): Result<string, 'empty' | 'notAMobile'> {
  const phone = checkPhone(typed);
  if (phone.ok) return phone;
  return USER_ID.test(typed) ? ok(typed) : fail(phone.reason);
}
