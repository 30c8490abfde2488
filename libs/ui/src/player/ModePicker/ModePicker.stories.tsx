import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { ModePicker } from './ModePicker';

const meta = {
  title: 'Player/ModePicker',
  component: ModePicker,
  args: {
    modes: [
      { code: 'gcashwap_2', name: 'Gcashwap', isHot: true },
      { code: 'gcash', name: 'Gcash', isHot: true },
      { code: 'maya', name: 'Maya', isHot: false },
      { code: 'gcashtransfer', name: 'Gcash Bank Transfer', isHot: false },
      { code: 'grabpay', name: 'Grabpay', isHot: false },
    ],
    value: 'gcash',
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ModePicker {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ModePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FiveModes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Maya/ }));
    await expect(canvas.getByRole('radio', { name: /Maya/ })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /^Gcash\b(?! Bank)/ })).toBeChecked();
  },
};

export const NothingChosen: Story = { args: { value: undefined } };
