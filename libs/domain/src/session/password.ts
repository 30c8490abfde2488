import { fail, ok, type Result } from '../kernel';

const strongEnough = /^(?=.*\p{L})(?=.*\d).{8,64}$/u;

/**
 * Checks a password that a player sets, on Submit. It is taken as typed, never trimmed.
 *
 * Password rule: 8 to 64 characters with a letter and a digit, repeated without a difference.
 *
 * @see docs/rules.md#password
 * @example
 * checkNewPassword('mabuhay2026', 'mabuhay2026'); // => ok('mabuhay2026')
 * checkNewPassword('mabuhay', 'mabuhay'); // => fail('weak')
 * checkNewPassword('mabuhay2026', 'mabuhay2027'); // => fail('mismatch')
 */
export function checkNewPassword(password: string, repeated: string): Result<string, 'weak' | 'mismatch'> {
  if (!strongEnough.test(password)) return fail('weak');
  return password === repeated ? ok(password) : fail('mismatch');
}
