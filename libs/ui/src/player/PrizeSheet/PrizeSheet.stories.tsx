import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../../primitives/Button/Button';
import { PhoneStage } from '../../testing/PhoneStage';
import { PrizeSheet } from './PrizeSheet';

const meta = {
  title: 'Player/PrizeSheet',
  component: PrizeSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: fn(),
    prize: { kind: 'cash', amount: moneyFromPeso(88) },
    goal: moneyFromPeso(1000),
    note: "You're at ₱588.00 of your ₱1,000.00 goal.",
    actions: (
      <>
        <Button variant="tonal">Done</Button>
        <Button>Spin again</Button>
      </>
    ),
  },
  render: (args) => <PhoneStage surface={(state) => <PrizeSheet {...args} {...state} />} />,
} satisfies Meta<typeof PrizeSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Cash: Story = {};

export const Fixed: Story = { args: { prize: { kind: 'fixed', amount: moneyFromPeso(888) } } };

export const Mystery: Story = {
  args: {
    prize: { kind: 'mystery' },
    note: "Open it to see what's inside.",
    actions: <Button>Open</Button>,
  },
};

export const MysteryOpened: Story = { args: { prize: { kind: 'mystery', amount: moneyFromPeso(28) } } };

export const Thanks: Story = { args: { prize: { kind: 'thanks' }, note: 'A sampaguita for you.' } };
