import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AppFrame } from '../AppFrame/AppFrame';
import { destinations } from '../../testing/destinations';
import { TabBar } from './TabBar';

const meta = {
  title: 'Patterns/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', destinations, currentHref: '/', deposit: { label: 'Deposit', onPress: fn() } },
  render: (args) => <AppFrame tabBar={<TabBar {...args} />}>{null}</AppFrame>,
} satisfies Meta<typeof TabBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnHome: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(args.deposit.onPress).toHaveBeenCalledOnce();
  },
};

export const OnAccount: Story = { args: { currentHref: '/user' } };

/** Something waits at the second place. */
export const Waiting: Story = {
  args: {
    destinations: destinations.map((one, index) =>
      index === 1 ? { ...one, waiting: 'Gifts are waiting' } : one,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Gifts are waiting/ })).toBeVisible();
  },
};

export const ThreePlaces: Story = {
  args: { destinations: destinations.filter(({ href }) => href.length < 6) },
};
