import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PickerField } from './PickerField';

const meta = {
  title: 'Primitives/PickerField',
  component: PickerField,
  args: { label: 'Bank', value: undefined, placeholder: 'Select Your Bank', onOpen: fn() },
} satisfies Meta<typeof PickerField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bank: Select Your Bank' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { value: 'GCASH' } };

export const Missing: Story = { args: { error: 'Choose a bank' } };

export const LongValue: Story = {
  args: { value: 'Philippine Bank of Communications, Binondo main branch' },
};
