import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Egg } from '../../art/gifts/Egg';
import { RedEnvelope } from '../../art/gifts/RedEnvelope';
import { PrizePicture } from '../../art/prizes/PrizePicture';
import { PhoneStage } from '../../testing/PhoneStage';
import { GiftDialog } from './GiftDialog';

const meta = {
  title: 'Player/GiftDialog',
  component: GiftDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: () => undefined,
    amount: moneyFromPeso(20),
    title: 'Day 4 is yours',
    text: 'Get ₱30.00 tomorrow.',
    confirm: { label: 'Good', onPress: () => undefined },
  },
  render: (args) => <PhoneStage surface={(state) => <GiftDialog {...args} {...state} />} />,
} satisfies Meta<typeof GiftDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CheckIn: Story = {};

export const FromARedPacket: Story = {
  args: {
    amount: moneyFromPeso('5.2'),
    title: 'From your red packet',
    text: "It's in your balance now.",
    picture: <RedEnvelope isOpen />,
  },
};

export const FromAnEgg: Story = {
  args: {
    amount: moneyFromPeso('8.8'),
    title: 'From your golden egg',
    text: "It's in your balance now.",
    picture: <Egg state="open" />,
    cancel: { label: 'Done', onPress: () => undefined },
    confirm: { label: 'Smash an egg', onPress: () => undefined },
  },
};

export const MonthlyGift: Story = {
  args: {
    amount: moneyFromPeso(88),
    title: 'Your gift of the month',
    text: "It's in your balance now.",
    picture: <PrizePicture kind="chest" size={96} />,
  },
};

export const Relief: Story = {
  args: {
    amount: moneyFromPeso(2),
    title: 'Rescue bonus claimed',
    text: "It's in your balance now.",
    picture: <PrizePicture kind="coin" size={96} />,
  },
};

export const WithoutAnAmount: Story = {
  args: {
    title: 'A mystery prize',
    text: 'Open it in your prize record.',
    picture: <PrizePicture kind="mystery" size={96} />,
  },
  render: ({ amount: _amount, ...args }) => (
    <PhoneStage surface={(state) => <GiftDialog {...args} {...state} />} />
  ),
};

export const HugeAmount: Story = { args: { amount: moneyFromPeso('900719925474.09') } };
