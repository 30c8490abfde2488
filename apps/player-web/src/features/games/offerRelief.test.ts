import { moneyFromPeso } from '@kislap/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Api from '@kislap/api';

const getRelief = vi.hoisted(() => vi.fn());
const openOverlay = vi.hoisted(() => vi.fn());
const knownBalance = vi.hoisted(() => vi.fn());
vi.mock('@kislap/api', async (load) => ({ ...(await load<typeof Api>()), getRelief, serverNow: () => NOW }));
vi.mock('../../navigation/overlays/openOverlay', () => ({ openOverlay }));
vi.mock('./knownBalance', () => ({ knownBalance }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { offerRelief } = await import('./offerRelief');
const { session } = await import('../../session/session');
const { shownRealityChecks } = await import('../play-session/shownRealityChecks');

const NOW = 1_763_000_000_000;
const MINUTE_MS = 60_000;
const before = moneyFromPeso(20);

/** A reality check came up so many minutes ago. */
const toldAgo = (minutes: number): void =>
  shownRealityChecks.note({ since: NOW / 1000 - 3600, checks: 1, atMs: NOW - minutes * MINUTE_MS });

beforeEach(() => {
  localStorage.clear();
  session.signIn({ token: 'token', userId: 7 });
  openOverlay.mockReset();
  knownBalance.mockReset().mockResolvedValue(moneyFromPeso(0));
  getRelief.mockReset().mockResolvedValue({
    state: 'open',
    times: 0,
    max: 3,
    amount: moneyFromPeso(2),
    below: moneyFromPeso(5),
  });
});
afterEach(() => session.signOut());

it('is offered when a game has emptied the balance', async () => {
  await offerRelief(7, before);
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('relief', {});
});

it('is neither offered nor asked for right after a reality check', async () => {
  toldAgo(14);
  await offerRelief(7, before);
  expect(getRelief).not.toHaveBeenCalled();
  expect(openOverlay).not.toHaveBeenCalled();
});

it('is offered again a quarter of an hour after the reality check', async () => {
  toldAgo(15);
  await offerRelief(7, before);
  expect(openOverlay).toHaveBeenCalledOnce();
});

it('is not offered on a break or at an own limit, which the operator answers as closed', async () => {
  getRelief.mockResolvedValue({ state: 'closed', times: 0, max: 3, amount: before, below: before });
  await offerRelief(7, before);
  expect(openOverlay).not.toHaveBeenCalled();
});

it('is not missed when it cannot be asked for, and not offered to somebody else', async () => {
  getRelief.mockRejectedValueOnce(new Error('no line'));
  await offerRelief(7, before);
  await offerRelief(8, before);
  expect(openOverlay).not.toHaveBeenCalled();
});
