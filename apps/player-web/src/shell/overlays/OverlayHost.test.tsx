import { Sheet } from '@kislap/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import type { OverlayModal } from '../../navigation/overlays/stack/OverlayStack';
import { OverlayHost } from './OverlayHost';

const told: boolean[] = [];

/** Writes down what it is told while it is drawn, as forms do that are kept when they are left. */
function Form({ modal }: { readonly modal: OverlayModal }) {
  useEffect(() => void told.push(modal.isOpen), [modal.isOpen]);
  return (
    <Sheet {...modal} title="Deposit" closeLabel="Close">
      {null}
    </Sheet>
  );
}

const layerOf = (surface: HTMLElement) => surface.closest('[data-leaving]');

beforeAll(() => overlayStack.start());
afterEach(() => {
  cleanup();
  told.length = 0;
});

it('a surface leaves at once, and what is in it hears of it before it goes', async () => {
  render(<OverlayHost />);
  act(() => void overlayStack.open((modal) => <Form modal={modal} />));
  const surface = await screen.findByRole('dialog');
  const id = overlayStack.snapshot().at(-1)?.id ?? 0;
  act(() => {
    flushSync(() => overlayStack.dismiss(id, 'closeButton'));
    expect(layerOf(surface)?.getAttribute('data-leaving')).toBe('true');
    expect(told).toEqual([true]);
  });
  expect(told).toEqual([true, false]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(overlayStack.snapshot()).toEqual([]));
});
