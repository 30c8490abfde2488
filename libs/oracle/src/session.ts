import { silent, type Silent } from './verdict';

export type SessionStep =
  | { readonly type: 'login'; readonly token: string }
  | { readonly type: 'logout' }
  /** Code 400 from a call that was made with this token, while this path is shown. */
  | { readonly type: 'code400'; readonly token: string; readonly path: string };

export interface SessionAnswer {
  readonly token: string | undefined;
  /** What a code 400 sets off; of log-in and log-out this is not compared. */
  readonly effects: readonly string[] | undefined;
}

const ending = ['clearAccount', 'closeOverlays', 'goToLogin', 'stopTimers'];

/**
 * Description, section 8, rules, section 11: a 400 of the stored token ends the session, one of another token nothing.
 */
export function sessionsOf(steps: readonly SessionStep[]): readonly SessionAnswer[] {
  let stored: string | undefined;
  return steps.map((step) => {
    if (step.type !== 'code400') {
      stored = step.type === 'login' ? step.token : undefined;
      return { token: stored, effects: undefined };
    }
    if (step.token !== stored) return { token: stored, effects: [] };
    stored = undefined;
    // Traps, row 24: no redirect when already there.
    return { token: stored, effects: ending.filter((one) => one !== 'goToLogin' || step.path !== '/login') };
  });
}

/** Description, section 4: the next ping after 90 s; none after a non-200 or without a token. */
export function nextPingAfter(code: number | undefined, token: string | undefined): number | 'none' | Silent {
  if (token === undefined) return 'none';
  // What follows a ping that is not answered at all is not said.
  if (code === undefined) return silent;
  return code === 200 ? 90_000 : 'none';
}

/** Contract, section 1, register: 8 to 20 characters with a letter and a digit, twice the same. */
export function newPassword(password: string, repeated: string): string | Silent {
  const isAscii = /^[ -~]*$/.test(password);
  if (!isAscii || password.length > 20) return silent;
  const isStrong = password.length >= 8 && /[A-Za-z]/.test(password) && /[0-9]/.test(password);
  if (!isStrong && password !== repeated) return silent;
  if (!isStrong) return 'weak';
  return password === repeated ? 'passes' : 'Passwords do not match';
}

/** Protection, section 1, identityFirst: no deposit or play before a passed check. */
export const isOpenByIdentity = (state: string): boolean => state === 'passed';
