import type { SessionEffect } from '@kislap/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '../device/storage/createDeviceStorage';
import { createSessionStore } from './SessionStore';

/** One tab of the app: its own memory over the shared storage, hearing of changes only when told. */
function openTab() {
  const events = new EventTarget();
  const storage = createDeviceStorage(window.localStorage, events);
  const session = createSessionStore(storage);
  const effects: SessionEffect[] = [];
  session.start((effect) => void effects.push(effect));
  const hear = () => void events.dispatchEvent(new StorageEvent('storage', { key: 'kislap:session' }));
  return { session, effects, hear };
}

const juan = { token: 'T1', userId: 1 };
const maria = { token: 'T2', userId: 2 };

beforeEach(() => window.localStorage.clear());

describe('the session', () => {
  it('is a guest’s on a new device', () => {
    expect(openTab().session.snapshot()).toEqual({ status: 'guest' });
  });

  it('survives a reload, and pings from the start', () => {
    openTab().session.signIn(juan);
    const { session, effects } = openTab();
    expect(session.token()).toBe('T1');
    expect(session.userId()).toBe(1);
    expect(effects).toEqual(['startPing']);
  });

  it('of somebody who has come back in another tab does everything here too, under the token that it has', () => {
    const [here, there] = [openTab(), openTab()];
    here.session.signIn({ ...juan, isAway: true });
    there.hear();
    expect([there.session.token(), there.session.isAway()]).toEqual(['T1', true]);
    const [before, told] = [there.session.snapshot(), vi.fn()];
    there.session.subscribe(told);
    here.session.signOut();
    here.session.signIn(juan);
    there.hear();
    expect([there.session.token(), there.session.isAway()]).toEqual(['T1', false]);
    expect(told).toHaveBeenCalledOnce();
    expect(there.session.snapshot()).not.toBe(before);
  });

  it('ends on a refusal of its token: one clearing, one redirect, however many calls were refused', () => {
    const { session, effects } = openTab();
    session.signIn(juan);
    session.reject('T1', '/user');
    session.reject('T1', '/user');
    expect(session.snapshot()).toEqual({ status: 'guest' });
    expect(effects.filter((effect) => effect === 'goToLogin')).toHaveLength(1);
    expect(session.wasRefused()).toBe(true);
    expect(openTab().session.userId()).toBeUndefined();
  });

  it('forgets that it was refused with the next sign-in', () => {
    const { session } = openTab();
    session.signIn(juan);
    session.reject('T1', '/');
    session.signIn(maria);
    expect(session.wasRefused()).toBe(false);
  });

  it('ignores a late refusal of an older token', () => {
    const { session } = openTab();
    session.signIn(juan);
    session.signIn(maria);
    session.reject('T1', '/');
    expect(session.token()).toBe('T2');
  });

  it('does not let a stale tab end the session that another tab has just begun', () => {
    const [stale, fresh] = [openTab(), openTab()];
    stale.session.signIn(juan);
    fresh.hear();
    fresh.session.signIn(maria);
    stale.session.reject('T1', '/');
    expect(stale.session.token()).toBe('T2');
    expect(openTab().session.token()).toBe('T2');
  });

  it('ends in every tab when one signs out', () => {
    const [here, there] = [openTab(), openTab()];
    here.session.signIn(juan);
    there.hear();
    here.session.signOut();
    there.hear();
    expect(there.session.snapshot()).toEqual({ status: 'guest' });
    expect(there.effects).toContain('closeOverlays');
    expect(there.effects).not.toContain('goToLogin');
  });

  it('is followed without having been told, when a tab that slept is seen again', () => {
    const [here, there] = [openTab(), openTab()];
    here.session.signIn(juan);
    there.session.follow();
    expect(there.session.token()).toBe('T1');
    here.session.signOut();
    there.session.follow();
    expect(there.session.snapshot()).toEqual({ status: 'guest' });
  });

  it('tells whose facts to forget when another player signs in', () => {
    const left: (number | undefined)[] = [];
    const session = createSessionStore(createDeviceStorage(window.localStorage, window));
    session.start((effect, leftUserId) => void (effect === 'clearAccount' && left.push(leftUserId)));
    session.signIn(juan);
    session.signIn(maria);
    expect(left).toEqual([1]);
  });

  it('never ends a session by the refusal of another token, in any order of two tabs’ events', () => {
    const step = fc.record({
      tab: fc.nat(1),
      what: fc.constantFrom('signIn', 'signOut', 'reject', 'hear'),
      token: fc.integer({ min: 1, max: 4 }).map((n) => `T${n}`),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        window.localStorage.clear();
        const tabs = [openTab(), openTab()] as const;
        let expected: string | undefined;
        for (const { tab, what, token } of steps) {
          const { session, hear } = tabs[tab === 0 ? 0 : 1];
          if (what === 'hear') hear();
          if (what === 'signIn') session.signIn({ token, userId: 1 });
          if (what === 'signOut') session.signOut();
          if (what === 'reject') session.reject(token, '/');
          if (what === 'signIn') expected = token;
          if (what === 'signOut' || (what === 'reject' && token === expected)) expected = undefined;
        }
        tabs.forEach(({ hear }) => hear());
        expect(tabs.map(({ session }) => session.token())).toEqual([expected, expected]);
      }),
      { numRuns: 1000 },
    );
  });
});
