/** A new password, proved by an SMS code. */
export interface PasswordByCode {
  /** With area code: '639171234567'. */
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly passwordAgain: string;
}
