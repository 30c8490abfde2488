import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Sheet } from '../../patterns/Sheet/Sheet';
import { PhoneStage } from '../../testing/PhoneStage';
import { EggPicker } from './EggPicker';

const meta = {
  title: 'Player/EggPicker',
  component: EggPicker,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { type: 'picking', chances: 2 },
    onSmash: fn(),
    onOdds: fn(),
    onAgain: fn(),
    onOpenMystery: fn(),
    onDeposit: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <PhoneStage
      surface={(state) => (
        <Sheet {...state} title="Golden egg" closeLabel="Close">
          <EggPicker {...args} />
        </Sheet>
      )}
    />
  ),
} satisfies Meta<typeof EggPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: / 2$/ }));
    await expect(args.onSmash).toHaveBeenCalledWith(2);
  },
};

export const Smashing: Story = { args: { state: { type: 'smashing', egg: 2, chances: 2 } } };

export const Cash: Story = {
  args: {
    state: {
      type: 'prize',
      egg: 2,
      prize: { type: 'cash', amount: moneyFromPeso('8.8') },
      chances: 1,
    },
    onReceipt: fn(),
  },
};

export const FixedAmount: Story = {
  args: {
    state: { type: 'prize', egg: 1, prize: { type: 'fixed', amount: moneyFromPeso(88) }, chances: 0 },
  },
};

export const Thanks: Story = {
  args: { state: { type: 'prize', egg: 3, prize: { type: 'thanks' }, chances: 0 } },
};

export const Mystery: Story = {
  args: { state: { type: 'prize', egg: 2, prize: { type: 'mystery' }, chances: 0 } },
};

export const NoChances: Story = {
  args: { state: { type: 'noChances', missing: moneyFromPeso(60) } },
};

export const NoneLeftToday: Story = { args: { state: { type: 'noChances' } } };
