import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from './Logo';

const meta = { title: 'Art/Logo', component: Logo, args: { name: 'Kislap' } } satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const MarkOnly: Story = { args: { hasWordmark: false } };
