import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';

import type { ModalState } from '../patterns/modal';

interface DialogSuite {
  /** Name of the component, for the report. */
  readonly name: string;
  /** Its heading. */
  readonly title: string;
  /** Draws it with the state it is given. */
  readonly draw: (state: ModalState) => ReactElement;
}

/** A screen with a heading, a button that opens the surface, and the surface. */
function Screen({ draw, onExited }: Pick<DialogSuite, 'draw'> & { readonly onExited: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpener, setOpener] = useState(true);
  const [canOpen, setCanOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <div data-testid="behind">
        <h1>Home</h1>
        {hasOpener && (
          <button type="button" disabled={!canOpen} onClick={() => setOpen(true)}>
            Open
          </button>
        )}
      </div>
      {draw({ isOpen, onDismiss: close, onExited })}
      <button type="button" data-testid="forget-opener" onClick={() => setOpener(false)} />
      <button type="button" data-testid="disable-opener" onClick={() => setCanOpen(false)} />
    </>
  );
}

/** What every modal surface of the kit promises, whatever it looks like. */
export function dialogSuite({ name, title, draw }: DialogSuite) {
  const openOne = async () => {
    const onExited = vi.fn();
    render(<Screen draw={draw} onExited={onExited} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return { onExited, surface: await screen.findByRole('dialog', { name: title }) };
  };

  describe(`${name} as a modal surface`, () => {
    test('focus moves to its heading when it opens', async () => {
      await openOne();
      await waitFor(() => expect(screen.getByText(title)).toHaveFocus());
    });

    test('what is behind it is inert while it is open', async () => {
      await openOne();
      expect(screen.getByTestId('behind').closest('[inert]')).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByTestId('behind').closest('[inert]')).toBeNull();
    });

    test('Escape leaves, and it is gone once when it has gone', async () => {
      const { onExited, surface } = await openOne();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(surface).not.toBeInTheDocument());
      expect(onExited).toHaveBeenCalledTimes(1);
    });

    test('focus returns to what opened it', async () => {
      await openOne();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    });

    test.each([
      ['has gone', 'forget-opener'],
      ['can no longer be pressed', 'disable-opener'],
    ])('focus goes to the heading of the screen when its opener %s', async (_case, button) => {
      await openOne();
      act(() => screen.getByTestId(button).click());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus());
    });
  });
}
