import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { SurfaceStage } from '../../testing/SurfaceStage';

/**
 * Each surface over a long screen. The suite of overlays walks through the same stages, from a closed start, in
 * Chromium, Firefox and WebKitGTK (`npm run engines`).
 */
const meta = {
  title: 'Patterns/Surfaces',
  component: SurfaceStage,
  parameters: { layout: 'fullscreen' },
  args: { kinds: ['overlay'], startsOpen: true },
} satisfies Meta<typeof SurfaceStage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InOverlay: Story = {};

export const InBareOverlay: Story = { args: { kinds: ['bareOverlay'] } };

export const InPanel: Story = { args: { kinds: ['panel'] } };

export const InSheet: Story = { args: { kinds: ['sheet'] } };

export const InDialog: Story = { args: { kinds: ['dialog'] } };

export const Nested: Story = { args: { kinds: ['overlay', 'sheet', 'dialog'] } };

/** Opens one after the other, as a player does; the last alone answers what a finger touches low in its middle. */
const expectLastOnTop = async (first: string, last: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  const below = await screen.findByRole('dialog', { name: first });
  await waitFor(() => userEvent.click(within(below).getByRole('button', { name: 'Next' })));
  const surface = await screen.findByRole('dialog', { name: last });
  await waitFor(async () => {
    const { left, bottom, width } = surface.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, bottom - 8);
    await expect(surface).toContainElement(touched instanceof HTMLElement ? touched : null);
  });
};

/** What opened last lies on top, whatever kind it is: it alone can be used. */
export const SheetOverDialog: Story = {
  args: { kinds: ['dialog', 'sheet'], startsOpen: false },
  play: () => expectLastOnTop('This is the dialog', 'This is the sheet'),
};

/** A whole screen over a sheet: neither hides behind the other. */
export const OverlayOverSheet: Story = {
  args: { kinds: ['sheet', 'overlay'], startsOpen: false },
  play: () => expectLastOnTop('This is the sheet', 'This is the overlay'),
};
