import type { Meta, StoryObj } from '@storybook/react-vite';
import { limitStates } from '../../testing/limitStates';
import { LimitMeter } from './LimitMeter';

const meta = {
  title: 'Player/LimitMeter',
  component: LimitMeter,
  args: limitStates.used,
} satisfies Meta<typeof LimitMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Used: Story = {};

export const Untouched: Story = { args: limitStates.untouched };

export const Reached: Story = { args: limitStates.reached };

export const Exceeded: Story = { args: limitStates.exceeded };

export const OfTime: Story = { args: limitStates.ofTime };

export const NoLimit: Story = { args: limitStates.noLimit };

export const RaiseWaits: Story = { args: limitStates.raiseWaits };

export const RaiseReady: Story = { args: limitStates.raiseReady };

export const RemovalWaits: Story = { args: limitStates.removalWaits };

export const RemovalReady: Story = { args: limitStates.removalReady };

export const AbsurdAmount: Story = { args: limitStates.absurdAmount };
