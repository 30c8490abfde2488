import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { provideScreens, screens } from '../screens';
import type { OverlayRegistry } from '../screens';
import { openOverlay } from './openOverlay';
import { overlayStack } from './overlayStack';

const given = screens();
let arrive: () => void;

// The sheet's code is read from disk here, so that the tests wait for nothing but what they say.
beforeAll(async () => {
  const { language } = await given.overlays();
  await language.load();
}, 60_000);

beforeEach(() => {
  const fetched = new Promise<void>((resolve) => (arrive = resolve));
  const overlays = async (): Promise<OverlayRegistry> => {
    await fetched;
    return given.overlays();
  };
  provideScreens({ ...given, overlays });
});

afterEach(async () => {
  provideScreens(given);
  await overlayStack.clear();
});

it('opens when its code has come', async () => {
  void openOverlay('language', {});
  expect(overlayStack.snapshot()).toHaveLength(0);
  arrive();
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
});

it('does not open when the page or the session went before its code came', async () => {
  const outcome = openOverlay('language', {});
  void overlayStack.clear();
  arrive();
  await expect(outcome).resolves.toEqual({ type: 'dismissed', reason: 'cleared' });
  expect(overlayStack.snapshot()).toHaveLength(0);
});

it('opens on the page that is on its way, when it was asked for after the leaving', async () => {
  void overlayStack.clear();
  void openOverlay('language', {});
  arrive();
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
});

it('opens once for a double tap, however long its code takes, and again afterwards', async () => {
  const first = openOverlay('language', {});
  await expect(openOverlay('language', {})).resolves.toEqual({ type: 'dismissed', reason: 'cleared' });
  arrive();
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
  await overlayStack.clear();
  await expect(first).resolves.toMatchObject({ type: 'dismissed' });
  void openOverlay('language', {});
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
});

it('does not open again what lies on top, and opens it again once it has gone', async () => {
  void openOverlay('language', {});
  arrive();
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
  await expect(openOverlay('language', {})).resolves.toEqual({ type: 'dismissed', reason: 'cleared' });
  expect(overlayStack.snapshot()).toHaveLength(1);
  const [{ id } = { id: 0 }] = overlayStack.snapshot();
  overlayStack.dismiss(id, 'closeButton');
  void openOverlay('language', {});
  await vi.waitFor(() => expect(overlayStack.snapshot().filter(({ isOpen }) => isOpen)).toHaveLength(1));
});

it('opens over what lies on top what asks for less of the same', async () => {
  const words = { title: 'No game now', detail: 'You are on a break.' };
  void openOverlay('restriction', { ...words, hasService: true });
  arrive();
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
  void openOverlay('restriction', words);
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(2));
});

it('opens both when they ask for different things', async () => {
  const words = { detail: 'Why', yes: 'Yes', no: 'No' };
  void openOverlay('confirm', { title: 'One', ...words });
  void openOverlay('confirm', { title: 'Another', ...words });
  arrive();
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(2));
});

it('opens on the page that has come, whatever was on its way to the one before', async () => {
  void openOverlay('language', {});
  void overlayStack.clear();
  void openOverlay('language', {});
  arrive();
  await vi.waitFor(() => expect(overlayStack.snapshot()).toHaveLength(1));
});
