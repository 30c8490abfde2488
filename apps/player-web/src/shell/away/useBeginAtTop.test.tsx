import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newAbsence } from '../../session/newAbsence';
import { useBeginAtTop } from './useBeginAtTop';

afterEach(() => {
  cleanup();
  newAbsence.take();
});

function Away({ state }: { readonly state: string }) {
  useBeginAtTop(state);
  return (
    <main>
      <h1 tabIndex={-1}>{state}</h1>
      <button type="button">Longer</button>
    </main>
  );
}

/** Down the page, at the button that has begun it. */
function goDown(): void {
  const page = screen.getByRole('main');
  Object.defineProperty(page, 'scrollTop', { value: 700, writable: true });
  page.scrollTo = (to?: ScrollToOptions | number) => {
    page.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
  };
  screen.getByRole('button').focus();
}

it('an absence that has just become longer is read from its top', async () => {
  const { rerender } = render(<Away state="break" />);
  goDown();
  newAbsence.tell();
  rerender(<Away state="exclusion" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  expect(screen.getByRole('main').scrollTop).toBe(0);
});

it('what the operator alone has changed leaves the place and the focus as they are', async () => {
  const { rerender } = render(<Away state="break" />);
  goDown();
  rerender(<Away state="exclusion" />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(screen.getByRole('main').scrollTop).toBe(700);
});
