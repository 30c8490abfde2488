import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Countdown } from './Countdown';

const START = 1_763_643_873;
const now = () => epochSecondsFrom(START);
const after = (seconds: number) => epochSecondsFrom(START + seconds);

const meta = {
  title: 'Player/Countdown',
  component: Countdown,
  args: { until: after(2 * 86_400 + 3 * 3600), endedText: 'Ended', now },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Days: Story = {};

export const Hours: Story = { args: { until: after(3 * 3600 + 252) } };

export const Minutes: Story = { args: { until: after(252) } };

export const InASentence: Story = { args: { sentence: (time) => `Ends in ${time}` } };

export const Now: Story = { args: { until: after(0) } };

export const LongPast: Story = { args: { until: epochSecondsFrom(0) } };

export const FarAway: Story = { args: { until: after(400 * 86_400) } };
