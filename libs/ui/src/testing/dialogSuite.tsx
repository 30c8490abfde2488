import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { KEYBOARD_INSET } from '../patterns/modal/Modal.css';
import type { ModalState } from '../patterns/modal/Modal';
import { toast } from '../patterns/toasts/toast';
import { ToastRegion } from '../patterns/toasts/ToastRegion';
import { DialogStage } from './DialogStage';
import { stubKeyboard } from './stubKeyboard';

interface DialogSuite {
  /** Name of the component, for the report. */
  readonly name: string;
  /** Its heading. */
  readonly title: string;
  /** Draws it with the state it is given, around what the suite puts inside. */
  readonly draw: (state: ModalState, children: ReactNode) => ReactElement;
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const holdsFocus = (surface: HTMLElement) => surface.contains(document.activeElement);

/** A screen on which the surface has been opened by a click. */
async function openOne({ title, draw }: DialogSuite) {
  const heard = { onExited: vi.fn(), onDismiss: vi.fn() };
  render(<DialogStage draw={draw} {...heard} />);
  await userEvent.click(opener());
  const surface = await screen.findByRole('dialog', { name: title });
  const field = await within(surface).findByRole('textbox', { name: 'Note' });
  await waitFor(() => expect(holdsFocus(surface)).toBe(true));
  return { ...heard, surface, field };
}

function focusTests(suite: DialogSuite) {
  test('focus moves to its heading when it opens', async () => {
    await openOne(suite);
    await waitFor(() => expect(screen.getByText(suite.title)).toHaveFocus());
  });

  test('Tab goes round inside it', async () => {
    const { surface, field } = await openOne(suite);
    const visited = new Set<Element | null>();
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      expect(holdsFocus(surface)).toBe(true);
      visited.add(document.activeElement);
    }
    expect(visited).toContain(field);
  });

  test('Shift and Tab go round inside it', async () => {
    const { surface, field } = await openOne(suite);
    act(() => field.focus());
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab({ shift: true });
      expect(holdsFocus(surface)).toBe(true);
    }
  });

  test('focus returns to what opened it', async () => {
    await openOne(suite);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  test.each([
    ['has gone', 'forget-opener'],
    ['can no longer be pressed', 'disable-opener'],
  ])('focus goes to the heading of the screen when its opener %s', async (_case, button) => {
    await openOne(suite);
    act(() => screen.getByTestId(button).click());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus());
  });
}

function leavingTests(suite: DialogSuite) {
  test('Escape leaves and says so, and it is gone once when it has gone', async () => {
    const { onExited, onDismiss, surface } = await openOne(suite);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(surface).not.toBeInTheDocument());
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape');
    expect(onExited).toHaveBeenCalledTimes(1);
  });

  test('Escape while a word is composed takes back the word alone', async () => {
    const { onDismiss, field } = await openOne(suite);
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('Escape leaves it and not the toast that came up beside it', async () => {
    const { onDismiss } = await openOne(suite);
    render(<ToastRegion label="Notification" />);
    const message = await act(async () => toast({ kind: 'success', title: 'Bind Success' }));
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape');
    expect(screen.getAllByText('Bind Success')[0]).toBeVisible();
    act(() => message.dismiss());
  });
}

function backgroundTests(suite: DialogSuite) {
  test('what is behind it is inert while it is open', async () => {
    await openOne(suite);
    expect(screen.getByTestId('behind').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByTestId('behind').closest('[inert]')).toBeNull());
  });

  test('what is behind it does not scroll while it is open', async () => {
    const { surface } = await openOne(suite);
    expect(document.body).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(surface).not.toBeInTheDocument());
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  });
}

function keyboardTests(suite: DialogSuite) {
  test('an open keyboard lifts it and leaves the focused field in sight', async () => {
    const raise = stubKeyboard();
    const { surface, field } = await openOne(suite);
    const scrollIntoView = vi.spyOn(field, 'scrollIntoView');
    act(() => field.focus());
    raise(300);
    expect(surface.parentElement?.style.getPropertyValue(KEYBOARD_INSET)).toBe('300px');
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    raise(0);
    expect(surface.parentElement?.style.getPropertyValue(KEYBOARD_INSET)).toBe('0px');
  });

  test('a field focused while the keyboard is up comes into sight', async () => {
    const raise = stubKeyboard();
    const { field } = await openOne(suite);
    const scrollIntoView = vi.spyOn(field, 'scrollIntoView');
    raise(300);
    act(() => field.focus());
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });
}

function speechTests(suite: DialogSuite) {
  test('a screen reader hears its heading as its name', async () => {
    const { surface } = await openOne(suite);
    expect(surface).toHaveAccessibleName(suite.title);
    expect(within(surface).getByRole('heading', { name: suite.title })).toBeInTheDocument();
  });

  test('its description is there or is not promised', async () => {
    const { surface } = await openOne(suite);
    const describedBy = surface.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(describedBy.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });
}

/** What every modal surface of the kit promises, whatever it looks like. */
export function dialogSuite(suite: DialogSuite) {
  describe(`${suite.name} as a modal surface`, () => {
    afterEach(() => void vi.unstubAllGlobals());
    focusTests(suite);
    leavingTests(suite);
    backgroundTests(suite);
    keyboardTests(suite);
    speechTests(suite);
  });
}
