import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { GiftCardField } from './GiftCardField';

const meta = {
  title: 'Player/GiftCardField',
  component: GiftCardField,
  args: { value: '', onValueChange: fn(), onClaim: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return <GiftCardField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof GiftCardField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'PLAY50' } };

export const Claiming: Story = { args: { value: 'PLAY50', isClaiming: true } };

export const Refused: Story = { args: { value: 'OLD1', error: 'This card has expired.' } };
