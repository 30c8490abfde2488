import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { AvatarPicker } from './AvatarPicker';

const meta = {
  title: 'Player/AvatarPicker',
  component: AvatarPicker,
  args: { value: 1, onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <AvatarPicker value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AvatarPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Sixth: Story = { args: { value: 6 } };

export const UnknownNumber: Story = { args: { value: 99 } };
