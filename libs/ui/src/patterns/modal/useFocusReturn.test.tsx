import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Dialog } from '../Dialog/Dialog';
import { Overlay } from '../Overlay/Overlay';

/** An overlay over another, with a button that rests once it has been pressed, and a dialog that it opens. */
function Submitted() {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isTold, setTold] = useState(false);
  const stay = () => undefined;
  return (
    <>
      <Overlay isOpen onDismiss={stay} title="Account" closeLabel="Close account">
        <button type="button" onClick={() => setOpen(true)}>
          To deposit
        </button>
      </Overlay>
      <Overlay isOpen={isOpen} onDismiss={stay} title="Deposit" closeLabel="Close deposit">
        <button type="button" disabled={isSent} onClick={() => setSent(true)}>
          Submit
        </button>
        <button type="button" onClick={() => setTold(true)}>
          Tell
        </button>
      </Overlay>
      <Dialog
        isOpen={isTold}
        onDismiss={() => setTold(false)}
        title="Made"
        confirm={{ label: 'OK', onPress: () => setTold(false) }}
      />
    </>
  );
}

async function submitWith(leaveFocusOn: () => void): Promise<void> {
  render(<Submitted />);
  await userEvent.click(await screen.findByRole('button', { name: 'To deposit' }));
  await waitFor(() => expect(screen.getByText('Deposit')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  leaveFocusOn();
  act(() => screen.getByRole('button', { name: 'Tell' }).click());
  await waitFor(() => expect(screen.getByText('Made')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
}

test('a surface that held the focus itself gives it to its heading', async () => {
  await submitWith(() => screen.getByText('Deposit').closest<HTMLElement>('[role="dialog"]')?.focus());
  await waitFor(() => expect(screen.getByText('Deposit')).toHaveFocus());
});

test('where nothing held the focus, the topmost surface takes it by its heading', async () => {
  await submitWith(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await waitFor(() => expect(screen.getByText('Deposit')).toHaveFocus());
});
