import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { PasswordField } from './PasswordField';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    value: 'sampaguita',
    onValueChange: () => undefined,
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Covered: Story = {};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Failed: Story = { args: { error: 'The password or the number is wrong.' } };

export const Repeated: Story = {
  args: { label: 'New password again', autoComplete: 'new-password', success: 'Passwords match.' },
};
