import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';

const separators = /[\s\-–.]/g;
const number = /^(?=.*\d)[A-Z0-9]{6,20}$/;

/**
 * Checks a typed document number and answers it without spaces and dashes, in capitals: 'N01-12-345678' is
 * 'N0112345678'.
 *
 * Identity rule: 6 to 20 letters and digits, at least one of them a digit. The forms of single documents change too
 * often to be checked here.
 *
 * @example
 * checkDocumentNumber('N01-12-345678'); // => ok('N0112345678')
 * checkDocumentNumber('passport'); // => fail('notANumber')
 */
export function checkDocumentNumber(typed: string): Result<string, 'empty' | 'notANumber'> {
  const cleaned = typed.replace(separators, '').toUpperCase();
  if (cleaned === '') return fail('empty');
  return number.test(cleaned) ? ok(cleaned) : fail('notANumber');
}
