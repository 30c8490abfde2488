import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { AmountField } from './AmountField';
import { amount } from './AmountField.css';

const meta = {
  title: 'Primitives/AmountField',
  component: AmountField,
  args: {
    label: 'Deposit Amount',
    precision: 'whole',
    description: '₱100.00 – ₱50,000.00',
    clearLabel: 'Clear amount',
    value: '',
    onValueChange: () => undefined,
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <AmountField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof AmountField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Deposit Amount'));
    await userEvent.paste('₱1,000');
    await expect(canvas.getByLabelText('Deposit Amount')).toHaveValue('1,000');
  },
};

export const Filled: Story = { args: { value: '1000' } };

/** Anything that is no amount is told to the owner, and the field keeps what it had. */
export const Refused: Story = {
  args: { value: '1000', onRefused: fn(), error: 'Whole pesos only, such as 1000.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Deposit Amount'));
    await userEvent.paste('.56');
    await expect(args.onRefused).toHaveBeenCalledWith('1,000.56');
    await expect(canvas.getByLabelText('Deposit Amount')).toHaveValue('1,000');
  },
};

export const BelowMinimum: Story = {
  args: { value: '50', error: 'The amount must be at least ₱100.00.' },
};

export const Withdrawal: Story = {
  args: {
    label: 'Withdrawal Amount',
    precision: 'centavos',
    size: 'md',
    hint: '₱200 – ₱50,000',
    description: undefined,
    action: { label: 'All', onClick: () => undefined },
  },
};

export const Disabled: Story = { args: { value: '1000', disabled: true } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  args: { value: '1000' },
  render: (args) => (
    <RecipeMatrix recipe={amount} isWide>
      {({ size = 'lg' }) => <AmountField {...args} size={size} />}
    </RecipeMatrix>
  ),
};
