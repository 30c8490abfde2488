import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';

const shortest = 8;
const longest = 20;

/**
 * Checks a new password and its repetition. It is taken exactly as typed: a space at its end belongs to it.
 *
 * Password rule: 8 to 20 characters with a letter and a digit, and twice the same.
 */
export function checkNewPassword(password: string, again: string): Result<string, 'weak' | 'different'> {
  const hasLength = password.length >= shortest && password.length <= longest;
  if (!hasLength || !/\p{L}/u.test(password) || !/\d/.test(password)) return fail('weak');
  return password === again ? ok(password) : fail('different');
}
