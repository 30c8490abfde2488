import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { TextField } from '../../primitives/TextField/TextField';
import { PhoneStage } from '../../testing/PhoneStage';
import { Dialog } from './Dialog';

const meta = {
  title: 'Patterns/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: () => undefined,
    title: 'Log out now?',
    confirm: { label: 'Log out', onPress: () => undefined },
    cancel: { label: 'Cancel', onPress: () => undefined },
  },
  render: (args) => <PhoneStage surface={(state) => <Dialog {...args} {...state} />} />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoButtons: Story = {};

export const WithText: Story = {
  args: { text: 'Your balance stays as it is. You can log in again at any time.' },
};

/** Labels keep their words on one line: the one of more words has more of the width. */
export const LongLabel: Story = {
  args: {
    title: 'Give up ₱100.00?',
    confirm: { label: 'Give up the bonus', onPress: () => undefined },
    cancel: { label: 'Keep it', onPress: () => undefined },
  },
  play: async () => {
    const [keep, giveUp] = await Promise.all(
      ['Keep it', 'Give up the bonus'].map((name) => screen.findByRole('button', { name })),
    );
    await waitFor(() => expect(giveUp?.offsetHeight).toBe(keep?.offsetHeight));
    await expect(giveUp?.offsetTop).toBe(keep?.offsetTop);
    await expect(giveUp?.offsetHeight).toBeLessThan(56);
  },
};

export const Destructive: Story = {
  args: {
    title: 'Delete read messages?',
    confirm: { label: 'Delete', onPress: () => undefined, isDestructive: true },
  },
};

export const Busy: Story = {
  args: { confirm: { label: 'Log out', onPress: () => undefined, isLoading: true } },
};

export const OneField: Story = {
  args: {
    title: 'Input Pay Card User Name',
    text: "Use the name on the card or bank account you're paying from. It helps us match your transfer.",
    initialFocus: 'field',
    confirm: { label: 'Submit', onPress: () => undefined },
    children: (
      <TextField
        label="Account name"
        value=""
        onValueChange={() => undefined}
        error="Account name is required!"
      />
    ),
  },
};

export const EscapeReturnsFocus: Story = {
  render: (args) => <PhoneStage startsOpen={false} surface={(state) => <Dialog {...args} {...state} />} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByText('Log out now?')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
