import type { Meta, StoryObj } from '@storybook/react-vite';

import { Surface } from '../Surface/Surface';
import { Stack } from './Stack';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: [
      <Surface key="1">One</Surface>,
      <Surface key="2">Two</Surface>,
      <Surface key="3">Three</Surface>,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Near: Story = { args: { gap: 2 } };

export const Centred: Story = { args: { align: 'center' } };
