import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { Sky } from '../../patterns/Sky/Sky';
import { Button } from '../../primitives/Button/Button';
import { DrawWheel } from './DrawWheel';
import type { WheelState } from './WheelState';

const cash = (peso: number): DrawPrize => ({ kind: 'cash', amount: moneyFromPeso(peso) });
const thanks: DrawPrize = { kind: 'thanks' };
const mystery: DrawPrize = { kind: 'mystery' };
const chest: DrawPrize = { kind: 'fixed', amount: moneyFromPeso(888) };

/** The odds of the sandbox: from 1.5 to 25 percent. */
const likely = [20, 15, 6, 10, 25, 1.5, 20, 2.5];

const eight = [cash(8), thanks, cash(28), mystery, cash(5), cash(88), thanks, chest];

const meta = {
  title: 'Player/DrawWheel',
  component: DrawWheel,
  parameters: { layout: 'fullscreen' },
  args: { prizes: eight, state: { type: 'idle' }, spinsLeft: 2, onSpin: fn(), onLanded: fn() },
  decorators: [
    (Story) => (
      <Sky>
        <Story />
      </Sky>
    ),
  ],
} satisfies Meta<typeof DrawWheel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** The server has been asked. */
export const Spinning: Story = { args: { state: { type: 'spinning' } } };

export const Won: Story = { args: { state: { type: 'won', index: 5 } } };

export const Thanks: Story = { args: { state: { type: 'won', index: 1 } } };

/** The disc is back at rest; a message says what happened. */
export const Failed: Story = { args: { state: { type: 'failed' } } };

export const NoDrawTonight: Story = { args: { prizes: [], state: { type: 'none' } } };

export const Loading: Story = { args: { prizes: [], spinsLeft: undefined, state: { type: 'loading' } } };

/** With all odds published, segments are as wide as they are likely. */
export const ToScale: Story = {
  args: { prizes: eight.map((prize, index) => ({ ...prize, odds: likely[index] })) },
};

export const ToScaleWon: Story = {
  args: { ...ToScale.args, state: { type: 'won', index: 5 } },
};

export const SixPrizes: Story = { args: { prizes: eight.slice(0, 6) } };

export const SevenPrizes: Story = { args: { prizes: eight.slice(0, 7) } };

export const TwelvePrizes: Story = {
  args: { prizes: [...eight, cash(1000), thanks, cash(58), mystery] },
};

export const NoSpinsLeft: Story = {
  args: { spinsLeft: 0, blockedBy: 'no-spins' },
  render: (args) => (
    <>
      <DrawWheel {...args} />
      <p id="no-spins">Invite a friend to get a spin</p>
    </>
  ),
};

function PlayableWheel() {
  const [state, setState] = useState<WheelState>({ type: 'idle' });
  const result = 5;
  return (
    <>
      <DrawWheel
        prizes={eight}
        state={state}
        spinsLeft={2}
        onSpin={() => setState({ type: 'spinning' })}
        onLanded={() => setState({ type: 'won', index: result })}
      />
      <Button size="sm" variant="tonal" onClick={() => setState({ type: 'landing', index: result })}>
        Answer
      </Button>
      <Button size="sm" variant="tonal" onClick={() => setState({ type: 'failed' })}>
        Fail
      </Button>
    </>
  );
}

/** Press the hub, then let the server answer or fail. */
export const Playable: Story = { render: () => <PlayableWheel /> };
