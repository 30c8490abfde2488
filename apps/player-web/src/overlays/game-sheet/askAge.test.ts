import { beforeEach, expect, it, vi } from 'vitest';

const shown = vi.hoisted(() => vi.fn());
const openOverlay = vi.hoisted(() => vi.fn());
vi.mock('@kislap/ui', () => ({ toast: shown }));
vi.mock('../../navigation/overlays/openOverlay', () => ({ openOverlay }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { askAge, forgetAge } = await import('./askAge');

const echo = (id: string): string => id;

beforeEach(() => {
  forgetAge();
  shown.mockReset();
  openOverlay.mockReset();
});

it('asks once in a visit', async () => {
  openOverlay.mockResolvedValue({ type: 'answered', value: 'yes' });
  expect([await askAge(echo), await askAge(echo)]).toEqual(['adult', 'adult']);
  expect(openOverlay).toHaveBeenCalledTimes(1);
  expect(shown).not.toHaveBeenCalled();
});

it('does not ask again after a reload', async () => {
  openOverlay.mockResolvedValue({ type: 'answered', value: 'yes' });
  await askAge(echo);
  vi.resetModules();
  const reloaded = await import('./askAge');
  expect(await reloaded.askAge(echo)).toBe('adult');
  expect(openOverlay).toHaveBeenCalledTimes(1);
});

it('asks once where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  openOverlay.mockResolvedValue({ type: 'answered', value: 'yes' });
  expect([await askAge(echo), await askAge(echo)]).toEqual(['adult', 'adult']);
  expect(openOverlay).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('thanks for an honest no, and does not ask whether it was meant', async () => {
  openOverlay.mockResolvedValue({ type: 'dismissed', reason: 'closeButton' });
  expect([await askAge(echo), await askAge(echo)]).toEqual(['young', 'young']);
  expect(openOverlay).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledWith({ kind: 'notice', title: 'age.young' });
});

it('takes a question that was left for no answer', async () => {
  openOverlay.mockResolvedValue({ type: 'dismissed', reason: 'back' });
  expect(await askAge(echo)).toBeUndefined();
  expect(await askAge(echo)).toBeUndefined();
  expect(openOverlay).toHaveBeenCalledTimes(2);
});
