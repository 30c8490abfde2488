import type { Meta, StoryObj } from '@storybook/react-vite';

import { funnelRegular } from '../../icons/records';
import { Chip } from './Chip';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Favourites', isSelected: false },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isSelected: true } };

export const WithIcon: Story = { args: { glyph: funnelRegular, children: 'Filter' } };

export const Disabled: Story = { args: { disabled: true } };
