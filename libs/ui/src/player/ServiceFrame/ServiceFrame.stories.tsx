import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../../primitives/Text/Text';
import { ServiceFrame } from './ServiceFrame';

const meta = {
  title: 'Player/ServiceFrame',
  component: ServiceFrame,
  args: { isOpening: false, children: <Text>The page of the operator.</Text> },
} satisfies Meta<typeof ServiceFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Opening: Story = { args: { isOpening: true, children: null } };
