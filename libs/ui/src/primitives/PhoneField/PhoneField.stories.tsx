import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { PhoneField } from './PhoneField';

const meta = {
  title: 'Primitives/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    description: '10 digits, starting with 9.',
    value: '',
    onValueChange: () => undefined,
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <PhoneField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '09171234567');
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('9171234567');
  },
};

export const Filled: Story = { args: { value: '9171234567' } };

export const Failed: Story = { args: { value: '91712345', error: '2 digits are missing.' } };

export const Disabled: Story = { args: { value: '9171234567', disabled: true } };
