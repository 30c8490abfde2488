import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Select } from './Select';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Bank',
    placeholder: 'Select Your Bank',
    options: [
      { value: 'UBP', label: 'UnionBank' },
      { value: 'BPI', label: 'BPI' },
      { value: 'LBP', label: 'LandBank', isDisabled: true },
    ],
    value: '',
    onValueChange: () => undefined,
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 'BPI' } };

export const Failed: Story = { args: { error: 'Choose a bank.' } };

export const Disabled: Story = { args: { value: 'UBP', disabled: true } };
