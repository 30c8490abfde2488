import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ShareRow } from './ShareRow';

const meta = {
  title: 'Player/ShareRow',
  component: ShareRow,
  args: { onShare: fn() },
} satisfies Meta<typeof ShareRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourWays: Story = {};
