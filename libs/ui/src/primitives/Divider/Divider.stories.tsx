import type { Meta, StoryObj } from '@storybook/react-vite';

import { Divider } from './Divider';

const meta = { title: 'Primitives/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Labelled: Story = { args: { label: 'or' } };
