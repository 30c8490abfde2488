/**
 * The main API answered that the session is over. `token` is the one the request was sent with: an answer for an
 * older token must not end the session of a newer one.
 *
 * @example
 * const report: SessionReport = { call: 'getUserInfo', token: undefined, message: 'Log in again' };
 * report.call === playerKey(7)[0]; // => true
 */
export interface SessionReport {
  readonly call: string;
  readonly token: string | undefined;
  /** The operator's text for the player; may be ''. */
  readonly message: string;
}
