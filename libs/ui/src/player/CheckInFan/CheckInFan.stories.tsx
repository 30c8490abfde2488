import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { checkInWeek } from '../../testing/checkInWeek';
import { CheckInFan } from './CheckInFan';

const meta = {
  title: 'Player/CheckInFan',
  component: CheckInFan,
  parameters: { layout: 'fullscreen' },
  args: {
    blades: checkInWeek(['claimed', 'claimed', 'claimed', 'today', 'upcoming', 'upcoming', 'upcoming']),
    isReady: true,
    onDayPress: fn(),
  },
} satisfies Meta<typeof CheckInFan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyToClaim: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const today = canvas.getByRole('button', { current: 'date' });
    await userEvent.click(today);
    await expect(args.onDayPress).toHaveBeenCalledWith(4);
  },
};

export const ConditionsNotMet: Story = { args: { isReady: false } };

export const ToRepair: Story = {
  args: {
    isReady: false,
    blades: checkInWeek(['claimed', 'claimed', 'repairable', 'upcoming', 'upcoming', 'upcoming', 'missed']),
  },
};

export const ClaimedToday: Story = {
  args: {
    isReady: false,
    blades: checkInWeek(['claimed', 'claimed', 'claimed', 'claimed', 'upcoming', 'upcoming', 'upcoming']),
  },
};

export const EndMissed: Story = {
  args: {
    blades: checkInWeek(['claimed', 'claimed', 'today', 'upcoming', 'upcoming', 'missed', 'missed']),
  },
};

export const FirstDay: Story = {
  args: {
    blades: checkInWeek(['today', 'upcoming', 'upcoming', 'upcoming', 'upcoming', 'upcoming', 'upcoming']),
  },
};

export const WholeWeek: Story = {
  args: {
    isReady: false,
    blades: checkInWeek(['claimed', 'claimed', 'claimed', 'claimed', 'claimed', 'claimed', 'claimed']),
  },
};

export const Loading: Story = { args: { blades: undefined, isReady: false } };

/** An operator's plan may be shorter than a week, and a prize longer than its blade. */
export const OddPlan: Story = {
  args: {
    blades: checkInWeek(['claimed', 'today', 'upcoming', 'upcoming']).map((blade) => ({
      ...blade,
      reward: { prizeType: 1, prize: moneyFromPeso(blade.day === 3 ? '900719925474.09' : '0.5') },
    })),
  },
};
