import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ErrorState } from './ErrorState';

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: {
    title: 'We could not load your bets',
    text: 'We tried four times. Check your connection, then try again.',
    retry: { label: 'Try again', onPress: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry.onPress).toHaveBeenCalledOnce();
  },
};

export const TryingAgain: Story = { args: { retry: { label: 'Try again', onPress: fn(), isLoading: true } } };
