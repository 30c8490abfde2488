import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { toast, ToastRegion } from '@kislap/ui';
import { clearToasts } from '@kislap/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { RuntimeConfigContext } from '../../config/runtimeConfig';
import { storyConfig } from '../../testing/storyConfig';
import { usePageArrival } from './usePageArrival';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  clearToasts();
  vi.useRealTimers();
});

function Page({ path }: { readonly path: string }) {
  usePageArrival(path, { titleId: 'err.title404', isHere: true });
  return <ToastRegion label="Notification" />;
}

const at = (path: string) => (
  <KislapIntlProvider locale="en" catalogue={catalogue}>
    <RuntimeConfigContext value={storyConfig}>
      <Page path={path} />
    </RuntimeConfigContext>
  </KislapIntlProvider>
);

const isShown = (title: string) =>
  screen.queryAllByText(title).some((one) => one.closest('li')?.dataset['state'] === 'open');

it('what was said on the page before does not lie over the next one, unless it was said only just now', () => {
  vi.useFakeTimers();
  const { rerender } = render(at('/'));
  act(() => void toast({ kind: 'notice', title: 'Last login' }));
  rerender(at('/'));
  act(() => void vi.advanceTimersByTime(2_500));
  act(() => void toast({ kind: 'error', title: 'Please log in first!' }));
  expect(isShown('Last login')).toBe(true);
  act(() => rerender(at('/login')));
  expect(isShown('Last login')).toBe(false);
  expect(isShown('Please log in first!')).toBe(true);
});
