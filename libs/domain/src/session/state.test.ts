import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSession, type Session, type SessionEffect, type SessionEvent } from './state';

const guest: Session = { status: 'guest' };
const signedIn: Session = { status: 'signedIn', token: 'T1' };
const ending: readonly SessionEffect[] = ['clearAccount', 'stopTimers', 'closeOverlays'];

/** Runs events one after another and collects what they ask for. */
function run(start: Session, events: readonly SessionEvent[]) {
  let session = start;
  const effects: SessionEffect[] = [];
  for (const event of events) {
    const step = nextSession(session, event);
    session = step.session;
    effects.push(...step.effects);
  }
  return { session, effects };
}

function rejected(token: string | undefined, path = '/user'): SessionEvent {
  return { type: 'rejected', token, path };
}

describe('a session', () => {
  it('begins with a token and its ping', () => {
    expect(nextSession(guest, { type: 'signedIn', token: 'T1' })).toEqual({
      session: signedIn,
      effects: ['startPing'],
    });
  });

  it('ends on an answer 400 to its own token and leads to /login', () => {
    expect(nextSession(signedIn, rejected('T1'))).toEqual({
      session: guest,
      effects: [...ending, 'goToLogin'],
    });
  });

  it('ends without a redirect when the app already stands on /login', () => {
    expect(nextSession(signedIn, rejected('T1', '/login'))).toEqual({ session: guest, effects: ending });
  });

  it('survives a late answer to an older token', () => {
    expect(nextSession(signedIn, rejected('T0'))).toEqual({ session: signedIn, effects: [] });
  });

  it('survives an answer 400 to a call without a token', () => {
    expect(nextSession(signedIn, rejected(undefined))).toEqual({ session: signedIn, effects: [] });
    expect(nextSession(guest, rejected(undefined))).toEqual({ session: guest, effects: [] });
  });

  it('redirects once for many calls that are refused together', () => {
    const { session, effects } = run(
      signedIn,
      Array.from({ length: 12 }, () => rejected('T1')),
    );
    expect(session).toEqual(guest);
    expect(effects).toEqual([...ending, 'goToLogin']);
  });

  it('is not ended by its predecessor after the player has signed in again', () => {
    const events = [rejected('T1'), { type: 'signedIn', token: 'T2' }, rejected('T1')] as const;
    expect(run(signedIn, events).session).toEqual({ status: 'signedIn', token: 'T2' });
  });

  it('ends by signing out, without a redirect', () => {
    expect(nextSession(signedIn, { type: 'signedOut' })).toEqual({ session: guest, effects: ending });
    expect(nextSession(guest, { type: 'signedOut' })).toEqual({ session: guest, effects: [] });
  });

  it('follows another tab that signs out', () => {
    const event: SessionEvent = { type: 'changedElsewhere', token: undefined };
    expect(nextSession(signedIn, event)).toEqual({ session: guest, effects: ending });
  });

  it('follows another tab that signs in, and forgets the player before', () => {
    const event: SessionEvent = { type: 'changedElsewhere', token: 'T2' };
    const session: Session = { status: 'signedIn', token: 'T2' };
    expect(nextSession(guest, event)).toEqual({ session, effects: ['startPing'] });
    expect(nextSession(signedIn, event)).toEqual({ session, effects: [...ending, 'startPing'] });
  });

  it('does nothing when it hears of its own token', () => {
    expect(nextSession(signedIn, { type: 'changedElsewhere', token: 'T1' })).toEqual({
      session: signedIn,
      effects: [],
    });
  });

  it('redirects at most once for each token, whatever the interleaving', () => {
    const token = fc.constantFrom('T1', 'T2', 'T3');
    const event: fc.Arbitrary<SessionEvent> = fc.oneof(
      fc.record({ type: fc.constant('rejected'), token, path: fc.constant('/user') }),
      fc.record({ type: fc.constant('signedIn'), token }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { effects } = run(guest, events);
        const starts = effects.filter((effect) => effect === 'startPing').length;
        const redirects = effects.filter((effect) => effect === 'goToLogin').length;
        expect(redirects).toBeLessThanOrEqual(starts);
      }),
    );
  });

  it('is never ended by an answer to a token it does not hold', () => {
    const foreign = fc.constantFrom('T2', 'T3', undefined).map((token) => rejected(token));
    fc.assert(
      fc.property(fc.array(foreign), (events) => {
        expect(run(signedIn, events)).toEqual({ session: signedIn, effects: [] });
      }),
    );
  });
});
