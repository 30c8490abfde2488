import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AppFrame } from '../../patterns/AppFrame/AppFrame';
import { gamePictures } from '../../testing/gamePictures';
import { GameLauncher } from './GameLauncher';

const meta = {
  title: 'Player/GameLauncher',
  component: GameLauncher,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Tarsier Treasure',
    imageUrl: gamePictures[1],
    balance: moneyFromPeso(12480.5),
    onClose: fn(),
    onSupport: fn(),
  },
  render: (args) => (
    <AppFrame>
      <GameLauncher {...args} />
    </AppFrame>
  ),
} satisfies Meta<typeof GameLauncher>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Opening: Story = {};

export const OpeningWithoutPicture: Story = { args: { imageUrl: undefined, balance: undefined } };

export const Playing: Story = {
  args: { elapsed: '0:12:04', children: <p>The game stands here, in a frame of its own.</p> },
};

const care = { limitsHref: '/responsible-gaming', helpPhone: '(02) 8248-9568', onStopForADay: fn() };

/** For money: what it has cost so far, and how to stop. */
export const ForMoney: Story = {
  args: {
    elapsed: '0:12:04',
    net: moneyFromPeso('-145.5'),
    care,
    children: <p>The game stands here, in a frame of its own.</p>,
  },
};

export const Stopping: Story = {
  args: {
    elapsed: '0:12:04',
    care: { ...care, isStopping: true },
    children: <p>The game stands here, in a frame of its own.</p>,
  },
};

export const LongName: Story = {
  args: {
    name: 'Agila laban sa Buwaya at iba pang kuwento',
    elapsed: '1:12:04',
    balance: moneyFromPeso(98_765_432.1),
    children: <p>The game stands here, in a frame of its own.</p>,
  },
};

/** The time that the player lets himself play today is nearly used up. */
export const TimeNearlyUp: Story = {
  args: {
    elapsed: '1:55:00',
    notice: '5 min left of your play time today.',
    children: <p>The game stands here, in a frame of its own.</p>,
  },
};
