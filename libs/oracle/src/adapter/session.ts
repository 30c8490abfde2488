import {
  checkNewPassword,
  isDepositAllowed,
  isPlayAllowed,
  nextPing,
  nextSession,
  type IdentityState,
  type Session,
  type SessionEvent,
} from '@kislap/domain';
import type { SessionAnswer, SessionStep } from '../session';

function eventOf(step: SessionStep): SessionEvent {
  if (step.type === 'login') return { type: 'signedIn', token: step.token };
  if (step.type === 'logout') return { type: 'signedOut' };
  return { type: 'rejected', token: step.token, path: step.path };
}

export function sessionsByDomain(steps: readonly SessionStep[]): readonly SessionAnswer[] {
  let session: Session = { status: 'guest' };
  return steps.map((step) => {
    const next = nextSession(session, eventOf(step));
    session = next.session;
    return {
      token: session.status === 'signedIn' ? session.token : undefined,
      effects: step.type === 'code400' ? next.effects.toSorted() : undefined,
    };
  });
}

export const pingByDomain = (code: number | undefined, token: string | undefined): number | 'none' =>
  nextPing(code === undefined ? { type: 'unanswered' } : { type: 'answered', code }, token) ?? 'none';

export function passwordByDomain(password: string, repeated: string): string {
  const checked = checkNewPassword(password, repeated);
  if (checked.ok) return 'passes';
  return checked.reason === 'weak' ? 'weak' : 'Passwords do not match';
}

export const openByDomain = (state: IdentityState) => ({
  deposit: isDepositAllowed(state, { isCheckedFirst: true }),
  play: isPlayAllowed(state, { isCheckedFirst: true }),
  playOtherwise: state === 'refused' ? undefined : isPlayAllowed(state, { isCheckedFirst: false }),
});
