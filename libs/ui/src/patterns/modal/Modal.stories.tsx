import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

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

/** What opened last lies on top, whatever kind it is: it alone can be used. */
export const SheetOverDialog: Story = {
  args: { kinds: ['dialog', 'sheet'] },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'This is the sheet' });
    const { left, bottom, width } = sheet.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, bottom - 8);
    await expect(sheet).toContainElement(touched instanceof HTMLElement ? touched : null);
  },
};

/** A whole screen over a sheet: neither hides behind the other. */
export const OverlayOverSheet: Story = {
  args: { kinds: ['sheet', 'overlay'] },
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: 'This is the overlay' });
    const { left, bottom, width } = overlay.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, bottom - 8);
    await expect(overlay).toContainElement(touched instanceof HTMLElement ? touched : null);
  },
};
