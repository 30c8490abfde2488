import type { AdPoint } from '@kislap/api';
import { moneyFromPeso } from '@kislap/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '../storage/createDeviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { AdPoints } from './AdPoints';
import { launch } from './launch';

const JUAN = 7;

function onDevice({ hasAgreed = true } = {}) {
  const storage = createDeviceStorage(window.localStorage, undefined);
  if (hasAgreed) storage.write(storedKeys.marketingConsent, 1);
  const told: AdPoint[] = [];
  let names = 0;
  const points = new AdPoints({
    storage,
    userId: () => JUAN,
    newName: () => String((names += 1)),
    tell: (point) => void told.push(point),
  });
  return { storage, points, steps: () => told.map(({ step, eventId }) => `${step} ${eventId}`) };
}

const deposit = (id: number, isFirst: boolean) => ({ id, isFirst, amount: moneyFromPeso('500') });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('steps of a player', () => {
  it('are each told once, over reloads and whatever comes twice', () => {
    const visit = (): readonly string[] => {
      const { points, steps } = onDevice();
      points.registered(JUAN);
      points.registered(JUAN);
      points.credited(deposit(9, true));
      points.credited(deposit(10, false));
      points.credited(deposit(10, false));
      return steps();
    };
    expect(visit()).toEqual(['registered reg:7', 'firstDeposit dep:9', 'deposit dep:10']);
    expect(visit()).toEqual([]);
  });

  it('are told for every log-in', () => {
    const { points, steps } = onDevice();
    points.loggedIn(JUAN);
    points.loggedIn(JUAN);
    expect(steps()).toEqual(['loggedIn login:1', 'loggedIn login:2']);
  });

  it('are nobody’s business without consent, then and later', () => {
    const { points, steps, storage } = onDevice({ hasAgreed: false });
    points.registered(JUAN);
    points.credited(deposit(9, true));
    storage.write(storedKeys.marketingConsent, 1);
    expect(steps()).toEqual([]);
    points.credited(deposit(10, false));
    expect(steps()).toEqual(['deposit dep:10']);
    storage.remove(storedKeys.marketingConsent);
    points.credited(deposit(11, false));
    expect(steps()).toHaveLength(1);
  });
});

describe('how a visit began', () => {
  it('is read once and survives reloads', () => {
    const at = (search: string) => {
      vi.stubGlobal('location', { search });
      launch.remember(window);
      vi.unstubAllGlobals();
      return launch.search();
    };
    expect(at('?invite=A1')).toBe('?invite=A1');
    expect(at('?invite=B2')).toBe('?invite=A1');
    launch.noteApp(window);
    expect(at('')).toBe('?invite=A1&is=app');
    window.sessionStorage.clear();
    expect(at('')).toBe('');
  });
});
