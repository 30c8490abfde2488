import type { Meta, StoryObj } from '@storybook/react-vite';

import { OfflineBar } from './OfflineBar';

const meta = {
  title: 'Patterns/OfflineBar',
  component: OfflineBar,
  args: { isOffline: true, text: "You're offline. Balance as of 21:02." },
} satisfies Meta<typeof OfflineBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const Online: Story = { args: { isOffline: false } };
