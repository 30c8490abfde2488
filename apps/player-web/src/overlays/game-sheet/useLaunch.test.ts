import type { AnswerError } from '@kislap/api';
import { beforeEach, expect, it, vi } from 'vitest';

const shown = vi.hoisted(() => vi.fn());
const openOverlay = vi.hoisted(() => vi.fn());
vi.mock('@kislap/ui', () => ({ toast: shown }));
vi.mock('../../navigation/overlays/openOverlay', () => ({ openOverlay }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { tellRefusedGame } = await import('./useLaunch');
const { AnswerError: FreshAnswerError } = await import('@kislap/api');

const echo = (id: string): string => id;
const refused = (code: number): AnswerError => new FreshAnswerError(code, 'words', {});

beforeEach(() => {
  shown.mockReset();
  openOverlay.mockReset().mockResolvedValue({ type: 'answered' });
});

it('says that a game is under maintenance', async () => {
  await tellRefusedGame(refused(1015), echo);
  expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'game.maint' });
  expect(openOverlay).not.toHaveBeenCalled();
});

it('offers a deposit for a balance that is too low, and goes there when it is wanted', async () => {
  await tellRefusedGame(refused(1011), echo);
  expect(openOverlay.mock.calls.map(([name]) => name)).toEqual(['confirm', 'deposit']);
});

it('goes nowhere when the deposit is not wanted', async () => {
  openOverlay.mockResolvedValue({ type: 'dismissed', reason: 'closeButton' });
  await tellRefusedGame(refused(1011), echo);
  expect(openOverlay.mock.calls.map(([name]) => name)).toEqual(['confirm']);
});

it.each([1012, 1007])('offers nothing to who is held back (%d)', async (code) => {
  await tellRefusedGame(refused(code), echo);
  expect(openOverlay.mock.calls.map(([name]) => name)).toEqual(['restriction']);
});
