import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { CountdownButton } from './CountdownButton';

const meta = {
  title: 'Player/CountdownButton',
  component: CountdownButton,
  args: { secondsLeft: 0, onPress: fn() },
} satisfies Meta<typeof CountdownButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Sending: Story = { args: { isSending: true } };

export const Counting: Story = { args: { secondsLeft: 42 } };
