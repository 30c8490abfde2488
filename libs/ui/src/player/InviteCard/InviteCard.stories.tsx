import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { InviteCard } from './InviteCard';

const meta = {
  title: 'Player/InviteCard',
  component: InviteCard,
  args: {
    invite: { code: 'LIW4NAG', link: 'https://kislap.example/register?invite=LIW4NAG' },
    onCopyCode: fn(),
    onCopyLink: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof InviteCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const Loading: Story = { args: { invite: undefined } };

export const LongLink: Story = {
  args: {
    invite: { code: 'X'.repeat(40), link: `https://kislap.example/register?invite=${'X'.repeat(400)}` },
  },
};
