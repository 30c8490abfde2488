import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';

import { Dialog } from '../Dialog/Dialog';
import { Overlay } from '../Overlay/Overlay';
import { Sheet } from '../Sheet/Sheet';

type Level = 0 | 1 | 2 | 3;

/** An overlay, a sheet on it and a dialog on that; every button opens the next. */
function Levels() {
  const [level, setLevel] = useState<Level>(0);
  return (
    <>
      <button type="button" onClick={() => setLevel(1)}>
        To overlay
      </button>
      <Overlay isOpen={level > 0} onDismiss={() => setLevel(0)} title="Deposit" closeLabel="Close deposit">
        <button type="button" onClick={() => setLevel(2)}>
          To sheet
        </button>
      </Overlay>
      <Sheet isOpen={level > 1} onDismiss={() => setLevel(1)} title="Banks" closeLabel="Close banks">
        <button type="button" onClick={() => setLevel(3)}>
          To dialog
        </button>
      </Sheet>
      <Dialog
        isOpen={level > 2}
        onDismiss={() => setLevel(2)}
        title="Sure?"
        confirm={{ label: 'Yes', onPress: () => setLevel(0) }}
      />
    </>
  );
}

const steps = ['To overlay', 'To sheet', 'To dialog'];
const titles = ['Deposit', 'Banks', 'Sure?'];

/** The surfaces that are there and neither inert nor hidden from a screen reader. */
const reachable = () =>
  screen
    .queryAllByRole('dialog')
    .filter((surface) => surface.closest('[inert]') === null)
    .map((surface) => titles.find((title) => surface.textContent.includes(title)));

async function openAll() {
  render(<Levels />);
  for (const step of steps) await userEvent.click(await screen.findByRole('button', { name: step }));
  await waitFor(() => expect(screen.getByText('Sure?')).toHaveFocus());
}

describe('a dialog over a sheet over an overlay', () => {
  test('is all that can be reached', async () => {
    await openAll();
    expect(reachable()).toEqual(['Sure?']);
    expect(screen.getByText('To overlay').closest('[inert]')).not.toBeNull();
  });

  test('leaves alone at Escape, and so does each below it', async () => {
    await openAll();
    for (const [index, step] of steps.toReversed().entries()) {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: step })).toHaveFocus());
      expect(reachable()).toEqual(titles.slice(0, 2 - index).slice(-1));
    }
    expect(screen.getByText('To overlay').closest('[inert]')).toBeNull();
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  });

  test('gives focus back to the screen when all leave at once', async () => {
    await openAll();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'To overlay' })).toHaveFocus());
  });
});

/** A form over a sheet that leaves by a tap outside. */
function FormOverSheet() {
  const [open, setOpen] = useState<readonly string[]>(['sheet', 'form']);
  const close = (name: string) => setOpen((before) => before.filter((one) => one !== name));
  return (
    <>
      <Sheet
        isOpen={open.includes('sheet')}
        onDismiss={() => close('sheet')}
        title="Game"
        closeLabel="Close game"
      >
        Play
      </Sheet>
      <Overlay
        isOpen={open.includes('form')}
        onDismiss={() => close('form')}
        title="Form"
        closeLabel="Close form"
      >
        Birthday
      </Overlay>
    </>
  );
}

describe.each(['MouseLeft', 'TouchA'])('a form that its own cross closes by %s', (pointer) => {
  test('leaves the sheet below it, for which that was a tap outside', async () => {
    render(<FormOverSheet />);
    const cross = await screen.findByRole('button', { name: 'Close form' });
    await userEvent.pointer([{ keys: `[${pointer}>]`, target: cross }, { keys: `[/${pointer}]` }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Form' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Game' }).closest('[inert]')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Game' })).toHaveAttribute('data-state', 'open');
  });
});
