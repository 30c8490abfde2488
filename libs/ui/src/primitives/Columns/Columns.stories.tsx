import type { Meta, StoryObj } from '@storybook/react-vite';

import { Surface } from '../Surface/Surface';
import { Columns } from './Columns';

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  args: {
    children: [
      <Surface key="1">One</Surface>,
      <Surface key="2">Two</Surface>,
      <Surface key="3">Three</Surface>,
    ],
  },
} satisfies Meta<typeof Columns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {};

export const OnAWideScreen: Story = { globals: { viewport: { value: 'w1280' } } };

export const Near: Story = { args: { gap: 4 } };
