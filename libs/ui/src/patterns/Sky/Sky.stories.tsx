import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../../primitives/Text/Text';
import { Sky } from './Sky';

const meta = {
  title: 'Patterns/Sky',
  component: Sky,
  parameters: { layout: 'fullscreen' },
  args: { children: <Text size="display">Good evening</Text> },
} satisfies Meta<typeof Sky>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
