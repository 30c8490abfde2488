import type { Meta, StoryObj } from '@storybook/react-vite';

import { fireFill } from '../../icons/glyphs/fireFill';
import { Badge } from './Badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { label: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Hot: Story = { args: { label: 'Hot', glyph: fireFill, tone: 'accent' } };

export const Bonus: Story = { args: { label: '+3%', tone: 'money' } };

export const Selected: Story = { args: { label: 'Today', tone: 'accentSoft' } };

export const OverArtwork: Story = { args: { tone: 'media' } };
