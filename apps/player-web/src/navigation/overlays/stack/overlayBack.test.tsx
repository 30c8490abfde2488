import { BareOverlay, Dialog, Overlay, Panel, Sheet } from '@kislap/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OverlayHost } from '../../../shell/overlays/OverlayHost';
import { overlayStack } from '../overlayStack';
import type { OverlayModal } from './OverlayStack';

const title = 'Deposit';
const words = { title, closeLabel: 'Close', children: null };
const surfaces: readonly (readonly [string, (modal: OverlayModal) => ReactNode])[] = [
  ['Overlay', (modal) => <Overlay {...modal} {...words} />],
  ['BareOverlay', (modal) => <BareOverlay {...modal} {...words} />],
  ['Panel', (modal) => <Panel {...modal} {...words} side="left" />],
  ['Sheet', (modal) => <Sheet {...modal} {...words} />],
  [
    'Dialog',
    (modal) => <Dialog {...modal} title={title} confirm={{ label: 'OK', onPress: () => undefined }} />,
  ],
];

/** The browser has gone back to the entry on which these overlays were open. */
const arriveOn = (ids: readonly number[]) =>
  act(async () => {
    window.history.replaceState({ overlays: ids }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const openIds = () => overlayStack.snapshot().map(({ id }) => id);

beforeAll(() => overlayStack.start());
afterEach(cleanup);

describe.each(surfaces)("the phone's Back on %s", (_name, draw) => {
  it('closes it, says so and gives focus back', async () => {
    render(
      <>
        <button type="button">Open</button>
        <OverlayHost />
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    let outcome: unknown;
    act(() => void overlayStack.open(draw).then((one) => (outcome = one)));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(title));
    expect(openIds()).toHaveLength(1);

    await arriveOn([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(outcome).toEqual({ type: 'dismissed', reason: 'back' });
  });

  it('closes it alone when it lies over another', async () => {
    render(<OverlayHost />);
    act(() => void overlayStack.open((modal) => <Overlay {...modal} {...words} />));
    act(() => void overlayStack.open(draw));
    const [below] = openIds();
    await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2));
    await arriveOn(below === undefined ? [] : [below]);
    await waitFor(() => expect(openIds()).toEqual([below]));
    await arriveOn([]);
    await waitFor(() => expect(openIds()).toEqual([]));
  });
});
