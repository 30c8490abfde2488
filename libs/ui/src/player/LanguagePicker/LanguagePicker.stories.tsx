import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LanguagePicker } from './LanguagePicker';

const meta = {
  title: 'Player/LanguagePicker',
  component: LanguagePicker,
  args: { value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguagePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Tagalog/ }));
    await expect(args.onChange).toHaveBeenCalledWith('tag');
  },
};

export const Tagalog: Story = { args: { value: 'tag' } };

/** A language that the operator has added, not whole yet. */
export const Draft: Story = {
  args: { added: [{ code: 'ceb', name: 'Binisaya', draft: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Binisaya/ }));
    await expect(args.onChange).toHaveBeenCalledWith('ceb');
  },
};
