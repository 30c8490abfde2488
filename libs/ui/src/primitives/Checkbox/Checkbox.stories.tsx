import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Checkbox } from './Checkbox';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Stay logged in', isChecked: false, onCheckedChange: () => undefined },
  render: function Ticked(args) {
    const [isChecked, setChecked] = useState(args.isChecked);
    return <Checkbox {...args} isChecked={isChecked} onCheckedChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Stay logged in'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Ticked: Story = { args: { isChecked: true } };

export const Failed: Story = {
  args: { children: 'I am 21 or older and accept the terms.', error: 'Confirm your age to continue.' },
};

export const Disabled: Story = { args: { isChecked: true, disabled: true } };
