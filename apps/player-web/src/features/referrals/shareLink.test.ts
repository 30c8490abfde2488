import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../navigation/overlays/openOverlay', () => ({ openOverlay: vi.fn() }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { openOverlay } = await import('../../navigation/overlays/openOverlay');
const { shareLink } = await import('./shareLink');

const link = { text: 'Play with me', url: 'https://kislap.example/?invite=A1' };

const phone = (share: (() => Promise<void>) | undefined): void => {
  vi.stubGlobal('navigator', share === undefined ? {} : { share });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the phone shares by itself where it can', async () => {
  const share = vi.fn(() => Promise.resolve());
  phone(share);
  await shareLink(link);
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: `Play with me ${link.url}` });
  expect(openOverlay).not.toHaveBeenCalled();
});

test('who closes the share sheet of the phone is not asked again', async () => {
  phone(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareLink(link);
  expect(openOverlay).not.toHaveBeenCalled();
});

test('a phone that refuses to share gets our sheet', async () => {
  phone(() => Promise.reject(new DOMException('not here', 'NotAllowedError')));
  await shareLink(link);
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('share', link);
});

test('a browser that cannot share gets our sheet', async () => {
  phone(undefined);
  await shareLink(link);
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('share', link);
});
