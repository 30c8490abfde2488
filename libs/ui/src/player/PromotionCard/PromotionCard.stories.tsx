import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { gamePictures } from '../../testing/gamePictures';
import { GarlandStepper } from '../GarlandStepper/GarlandStepper';
import { PromotionCard, PromotionCardPanes } from './PromotionCard';

const meta = {
  title: 'Player/PromotionCard',
  component: PromotionCard,
  args: {
    overline: 'Every day until 30 Nov',
    title: 'Recharge happy gift',
    imageUrl: gamePictures[0],
    status: 'Day 2 of 7 · from ₱2,000.00',
    action: { type: 'go', label: 'See terms', onPress: fn(), isQuiet: true },
    onOpen: fn(),
  },
} satisfies Meta<typeof PromotionCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leading: Story = {};

export const FirstFiveDeposits: Story = {
  args: {
    overline: 'Newcomers',
    title: 'First 5 deposits, up to 120%',
    status: 'Get 80% more on deposit 3 of 5',
    action: { type: 'go', label: 'Deposit', onPress: fn() },
    children: (
      <GarlandStepper
        steps={[
          { rate: '120%', word: '(Used)', state: 'used' },
          { rate: '100%', word: '(Used)', state: 'used' },
          { rate: '80%', word: 'Now', state: 'now' },
          { rate: '60%', word: '', state: 'next' },
          { rate: '50%', word: '', state: 'next' },
        ]}
      />
    ),
  },
};

export const Claimable: Story = {
  args: { tag: 'hot', status: '₱88.00 is ready', action: { type: 'claim', onPress: fn() } },
};

export const Claiming: Story = {
  args: { status: '₱88.00 is ready', action: { type: 'claim', onPress: fn(), isBusy: true } },
};

export const Claimed: Story = {
  args: { status: 'In your balance since 21:02', action: { type: 'claimed' } },
};

export const Ended: Story = { args: { status: 'Until 2025-11-19', action: { type: 'ended' } } };

export const Guest: Story = {
  args: { tag: 'new', status: 'From ₱2,000.00', action: { type: 'guest', onLogin: fn() } },
};

export const WithoutAPicture: Story = { args: { imageUrl: undefined } };

export const AbsentPicture: Story = { args: { imageUrl: 'data:image/png;base64,' } };

export const LongWords: Story = {
  args: {
    title: 'Welcome bonus sa unang limang deposit, hanggang isandaan at dalawampung porsiyento',
    status: 'Mag-deposit ng ₱900,719,925,474.09 bago matapos ang buwan para makuha ang buong bonus',
    action: { type: 'claim', onPress: fn() },
  },
};

export const Loading: Story = { render: () => <PromotionCardPanes /> };
