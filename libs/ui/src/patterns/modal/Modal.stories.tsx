import type { Meta, StoryObj } from '@storybook/react-vite';

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
