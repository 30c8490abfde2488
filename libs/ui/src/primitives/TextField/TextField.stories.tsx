import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button';
import { TextField } from './TextField';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Cardholder', placeholder: 'Account Name', value: '', onValueChange: () => undefined },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Cardholder'), 'Althea');
    await expect(canvas.getByLabelText('Cardholder')).toHaveValue('Althea');
  },
};

export const Filled: Story = { args: { value: 'Althea Cruz' } };

export const WithHelper: Story = {
  args: { description: 'As it is written on the account.', hint: 'Optional' },
};

export const Success: Story = { args: { value: 'Althea', success: 'This name is free.' } };

export const Failed: Story = { args: { value: '917 123 45', error: '2 digits are missing.' } };

export const WithAction: Story = {
  args: {
    label: 'Verification code',
    placeholder: '6 digits',
    suffix: (
      <Button variant="tonal" size="sm">
        Send code
      </Button>
    ),
  },
};

export const Disabled: Story = { args: { value: 'ID 10482219', disabled: true } };
