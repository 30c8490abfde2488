import type { AdPoint } from '@kislap/api';
import { moneyFromPeso } from '@kislap/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '../../device/storage/createDeviceStorage';
import { AdPoints } from './AdPoints';
import { launch } from './launch';

const JUAN = 7;

function onDevice({ hasAgreed = true } = {}) {
  const storage = createDeviceStorage(window.localStorage, undefined);
  const operator = { ask: async (): Promise<boolean> => hasAgreed };
  const told: AdPoint[] = [];
  let names = 0;
  const points = new AdPoints({
    storage,
    userId: () => JUAN,
    hasAgreed: () => operator.ask(),
    newName: () => String((names += 1)),
    tell: (point) => void told.push(point),
  });
  const steps = async (): Promise<readonly string[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    return told.map(({ step, eventId }) => `${step} ${eventId}`);
  };
  return { operator, points, steps };
}

const deposit = (id: number, isFirst: boolean) => ({ id, isFirst, amount: moneyFromPeso('500') });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('steps of a player', () => {
  it('are each told once, over reloads and whatever comes twice', async () => {
    const visit = (): Promise<readonly string[]> => {
      const { points, steps } = onDevice();
      points.registered(JUAN);
      points.registered(JUAN);
      points.credited(deposit(9, true));
      points.credited(deposit(10, false));
      points.credited(deposit(10, false));
      return steps();
    };
    expect(await visit()).toEqual(['registered reg:7', 'firstDeposit dep:9', 'deposit dep:10']);
    expect(await visit()).toEqual([]);
  });

  it('are told for every log-in', async () => {
    const { points, steps } = onDevice();
    points.loggedIn(JUAN);
    points.loggedIn(JUAN);
    expect(await steps()).toEqual(['loggedIn login:1', 'loggedIn login:2']);
  });

  it('are nobody’s business without consent, then and later', async () => {
    const { points, steps, operator } = onDevice({ hasAgreed: false });
    points.registered(JUAN);
    points.credited(deposit(9, true));
    expect(await steps()).toEqual([]);
    operator.ask = async () => true;
    points.credited(deposit(9, true));
    points.credited(deposit(10, false));
    expect(await steps()).toEqual(['deposit dep:10']);
    operator.ask = async () => false;
    points.credited(deposit(11, false));
    expect(await steps()).toHaveLength(1);
  });

  it('are not told while nobody can say whether the player agrees', async () => {
    const { points, steps, operator } = onDevice();
    operator.ask = () => Promise.reject(new Error('offline'));
    points.loggedIn(JUAN);
    expect(await steps()).toEqual([]);
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
