import type { Meta, StoryObj } from '@storybook/react-vite';

import { giftFill } from '../../icons/frame';
import { starFill } from '../../icons/games';
import { crownFill } from '../../icons/loyalty';
import { Icon } from '../../primitives/Icon/Icon';
import { Shortcuts } from './Shortcuts';

const meta = {
  title: 'Player/Shortcuts',
  component: Shortcuts,
  args: {
    label: 'Rewards',
    shortcuts: [
      {
        href: '/user/checkIn',
        label: 'Check-in',
        mark: <Icon glyph={starFill} />,
        waiting: 'Ready to claim',
      },
      { href: '/luck-draw', label: 'Luck draw', mark: <Icon glyph={giftFill} /> },
      { href: '/rebate', label: 'Rebate', mark: <Icon glyph={giftFill} /> },
      { href: '/user/vip', label: 'VIP', mark: <Icon glyph={crownFill} /> },
    ],
  },
} satisfies Meta<typeof Shortcuts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const LongWords: Story = {
  args: {
    shortcuts: [
      { href: '/user/checkIn', label: 'Daily check-in', mark: <Icon glyph={starFill} /> },
      { href: '/user/vip', label: 'VIP', mark: <Icon glyph={crownFill} /> },
    ],
  },
};

/** More than fit stay on one line, which is swiped. */
export const Six: Story = {
  args: {
    shortcuts: [
      ...meta.args.shortcuts,
      { href: '/promotion', label: 'Red packet', mark: <Icon glyph={giftFill} /> },
      { href: '/egg', label: 'Golden egg', mark: <Icon glyph={starFill} /> },
    ],
  },
};
