/**
 * A new password, proved by an SMS code.
 *
 * @example
 * const password = 'mabuhay2026';
 * const reset: PasswordByCode = { phone: '639171234567', code: '123456', password, passwordAgain: password };
 * reset.password === reset.passwordAgain; // => true
 */
export interface PasswordByCode {
  /** With area code: '639171234567'. */
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly passwordAgain: string;
}
