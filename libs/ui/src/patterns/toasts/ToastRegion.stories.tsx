import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { AppBar } from '../AppBar/AppBar';
import { AppFrame } from '../AppFrame/AppFrame';
import { PageFrame } from '../PageFrame/PageFrame';
import { toast } from './toast';
import type { ToastMessage } from './toast';
import { ToastRegion } from './ToastRegion';

interface StageProps {
  /** What is told. */
  readonly message: ToastMessage;
}

function Stage({ message }: StageProps) {
  useEffect(() => {
    const shown = toast(message);
    return () => shown.dismiss();
  }, [message]);
  return (
    <AppFrame overlays={<ToastRegion label="Notification" />}>
      <PageFrame appBar={<AppBar title="Home" />}>A toast asks for nothing and blocks nothing.</PageFrame>
    </AppFrame>
  );
}

const meta = {
  title: 'Patterns/ToastRegion',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { message: { kind: 'success', title: 'Recharged successfully,PHP 1000.00' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(args.message.title)[0]).toBeVisible());
  },
} satisfies Meta<typeof Stage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: {
    message: {
      kind: 'success',
      title: 'Recharged successfully,PHP 1000.00',
      detail: '₱800.00 bonus added. New balance ₱14,280.50',
    },
  },
};

export const Notice: Story = {
  args: { message: { kind: 'notice', title: 'Last login: 2026-11-20 21:04' } },
};

/** Words of the operator may have no end: they never cover the screen. */
export const EndlessWords: Story = {
  args: { message: { kind: 'error', title: 'This was refused. '.repeat(600) } },
  parameters: { visual: { skip: 'It looks as every error does, six lines high.' } },
  play: async ({ canvas }) => {
    const told = await waitFor(() => {
      const row = canvas.getAllByText(/This was refused/).find((words) => words.closest('li') !== null);
      if (!row) throw new Error('The message is not shown.');
      return row.closest('li');
    });
    await expect(told?.getBoundingClientRect().height).toBeLessThan(240);
  },
};

/** The bar of the screen stays free, with its way back. */
export const BelowTheBar: Story = {
  args: { message: { kind: 'notice', title: 'Last login: 2026-11-20 21:05' } },
  parameters: { visual: { skip: 'It looks as every notice does.' } },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('heading', { name: 'Home' }).closest('header');
    const told = await canvas.findByText(args.message.title, { selector: 'li *' });
    await waitFor(() =>
      expect(told.closest('li')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        bar?.getBoundingClientRect().bottom ?? Infinity,
      ),
    );
  },
};

/** Long words and an action: the words have the whole width, and the action the line below. */
export const LongNotice: Story = {
  args: {
    message: {
      kind: 'notice',
      title: "Your ₱500.00 deposit isn't here yet. We'll add it as soon as your payment arrives.",
      action: { label: 'Deposit record', onPress: fn() },
    },
  },
};

export const Failure: Story = {
  args: { message: { kind: 'error', title: 'You still need 1,260.00 running water!' } },
};

export const Loading: Story = { args: { message: { kind: 'loading', title: 'loading...' } } };

export const Update: Story = {
  args: {
    message: {
      kind: 'update',
      title: 'A new version is ready',
      detail: "You'll stay logged in.",
      action: { label: 'Reload', onPress: fn() },
    },
  },
};
