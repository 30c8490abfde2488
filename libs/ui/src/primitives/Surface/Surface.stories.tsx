import type { Meta, StoryObj } from '@storybook/react-vite';

import { Surface } from './Surface';

const meta = {
  title: 'Primitives/Surface',
  component: Surface,
  args: { children: 'Things of one kind stand on one plane.' },
} satisfies Meta<typeof Surface>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Festive: Story = { args: { isFestive: true } };

export const Raised: Story = { args: { plane: 'raised' } };

export const Sunken: Story = { args: { plane: 'sunken', padding: 'lg' } };
