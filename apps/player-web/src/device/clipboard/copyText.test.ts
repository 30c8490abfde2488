import { afterEach, expect, test, vi } from 'vitest';

vi.mock('@kislap/ui', () => ({ toast: vi.fn() }));
// Files share their modules: what is mocked here has to be loaded anew.
vi.resetModules();
const { toast } = await import('@kislap/ui');
const { copyText } = await import('./copyText');

const say = (id: string): string => id;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a text that was copied is told as copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('KSL7Q2', say);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('KSL7Q2');
  expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', title: 'common.copyOk' });
});

test('a text that could not be copied is told as not copied', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  await copyText('KSL7Q2', say);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'common.copyErr' });
});
