// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  checkNewPassword,
  fail,
  isOrderAllowed,
  maskPhone,
  moneyFromPeso,
  nextPing,
  nextSession,
  ok,
  type PingAnswer,
  pingEveryMs,
  type Player,
  type Session,
  type SessionEffect,
  type SessionEvent,
  type SessionStep,
} from '../index';

describe('examples of session', () => {
  it('checkNewPassword', () => {
    expect(checkNewPassword('mabuhay2026', 'mabuhay2026')).toEqual(ok('mabuhay2026'));
    expect(checkNewPassword('mabuhay', 'mabuhay')).toEqual(fail('weak'));
    expect(checkNewPassword('mabuhay2026', 'mabuhay2027')).toEqual(fail('mismatch'));
  });

  it('isOrderAllowed', () => {
    expect(isOrderAllowed([1, 2], 3)).toEqual(false);
    expect(isOrderAllowed([-1], 3)).toEqual(true);
  });

  it('nextPing', () => {
    expect(nextPing({ type: 'answered', code: 200 }, 'token')).toEqual(90_000);
    expect(nextPing({ type: 'unanswered' }, 'token')).toEqual(undefined);
  });

  it('nextSession', () => {
    const session = { status: 'signedIn', token: 'new' } as const;
    const rejected = { type: 'rejected', path: '/user' } as const;
    expect(nextSession(session, { ...rejected, token: 'new' }).session).toEqual({ status: 'guest' });
    expect(nextSession(session, { ...rejected, token: 'old' }).session).toEqual(session);
  });

  it('PingAnswer', () => {
    const answer: PingAnswer = { type: 'answered', code: 400 };
    expect(nextPing(answer, 'token')).toEqual(undefined);
  });

  it('pingEveryMs', () => {
    expect(nextPing({ type: 'answered', code: 200 }, 'token') === pingEveryMs).toEqual(true);
  });

  it('Player', () => {
    const player: Player = {
      userId: 1,
      nickname: 'Juan',
      phone: '639171234567',
      balance: moneyFromPeso(500),
      depositCount: 3,
      dep15Count: 0,
      vipLevel: 1,
      vipOrder: 0,
      signTimes: 2,
      isSignedToday: true,
      isRenewedToday: false,
      avatarId: 3,
    };
    expect(maskPhone(player.phone)).toEqual('+63 917 *** 4567');
  });

  it('Session', () => {
    const guest: Session = { status: 'guest' };
    expect(nextSession(guest, { type: 'signedOut' }).session).toEqual(guest);
  });

  it('SessionEffect', () => {
    const effects: readonly SessionEffect[] = ['startPing'];
    expect(nextSession({ status: 'guest' }, { type: 'signedIn', token: 'new' }).effects).toEqual(effects);
  });

  it('SessionEvent', () => {
    const signedIn: SessionEvent = { type: 'signedIn', token: 'new' };
    expect(nextSession({ status: 'guest' }, signedIn).session).toEqual({ status: 'signedIn', token: 'new' });
  });

  it('SessionStep', () => {
    const step: SessionStep = nextSession({ status: 'signedIn', token: 'new' }, { type: 'signedOut' });
    expect(step.effects).toEqual(['clearAccount', 'stopTimers', 'closeOverlays']);
  });
});
