import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Sheet } from '../../patterns/Sheet/Sheet';
import { PhoneStage } from '../../testing/PhoneStage';
import { ReliefOffer } from './ReliefOffer';

const meta = {
  title: 'Player/ReliefOffer',
  component: ReliefOffer,
  parameters: { layout: 'fullscreen' },
  args: {
    amount: moneyFromPeso(2),
    below: moneyFromPeso(5),
    times: 1,
    max: 3,
    onReceive: fn(),
    onLater: fn(),
  },
  render: (args) => (
    <PhoneStage
      surface={(state) => (
        <Sheet {...state} title="Relief" closeLabel="Close">
          <ReliefOffer {...args} />
        </Sheet>
      )}
    />
  ),
} satisfies Meta<typeof ReliefOffer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Receiving: Story = { args: { isReceiving: true } };

export const Refused: Story = { args: { problem: 'Your balance is above ₱5 again.' } };

export const UsedUp: Story = { args: { times: 3 } };
