import type { Meta, StoryObj } from '@storybook/react-vite';

import { Surface } from '../Surface/Surface';
import { Inline } from './Inline';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: { children: [<Surface key="1">One</Surface>, <Surface key="2">Two</Surface>] },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const Even: Story = { args: { isEven: true } };
