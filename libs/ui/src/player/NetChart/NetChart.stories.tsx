import { epochSecondsFrom, manilaDaysBack, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';

import { NetChart } from './NetChart';

const days = manilaDaysBack(epochSecondsFrom(1_763_643_873), 30).toReversed();

/** A month as it may be: quiet days, a lucky one, a few that cost. */
const nets = [
  0, -120, -80, 340, 0, 0, -45.5, 60, -300, 0, 1200, -90, -20, 0, 15, -240, -60, 0, 0, 480, -130, -75, 220, 0,
  -55, -410, 90, 0, -35, 64,
];

const month = days.map((day, index) => ({ day, amount: moneyFromPeso(nets[index] ?? 0) }));

const meta = {
  title: 'Player/NetChart',
  component: NetChart,
  args: { label: '30-day net result', days: month, total: moneyFromPeso('703.5') },
} satisfies Meta<typeof NetChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {};

export const ADayChosen: Story = {
  args: { choice: { day: '2025-11-01', onChange: () => undefined } },
  render: function Chosen({ choice, ...args }) {
    const [day, setDay] = useState(choice?.day ?? '');
    return <NetChart {...args} choice={{ day, onChange: setDay }} />;
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('₱1,200.00'));
    await fireEvent.change(slider, { target: { value: '28' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('−₱35.00'));
  },
};

export const Loading: Story = { args: { days: undefined } };

export const Empty: Story = { args: { days: [] } };

export const OneDay: Story = { args: { days: month.slice(-1), total: moneyFromPeso(64) } };

export const NothingMoved: Story = {
  args: { days: days.map((day) => ({ day, amount: zeroMoney })), total: zeroMoney },
};

export const OnlyOut: Story = {
  args: {
    days: days.map((day, index) => ({ day, amount: moneyFromPeso(-10 * (index + 1)) })),
    total: moneyFromPeso(-4650),
  },
};

/** The largest amount there is beside the smallest: the small one is still seen. */
export const AbsurdAmounts: Story = {
  args: {
    days: days.map((day, index) => ({
      day,
      amount: moneyFromPeso(index === 3 ? '900719925474.09' : index === 20 ? '-0.01' : 0),
    })),
    total: moneyFromPeso('900719925474.09'),
  },
};
