import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { PhoneStage } from '../../testing/PhoneStage';
import { RealityCheck } from './RealityCheck';

const meta = {
  title: 'Player/RealityCheck',
  component: RealityCheck,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: fn(),
    minutesPlayed: 60,
    staked: moneyFromPeso(300),
    won: moneyFromPeso(154.5),
    net: moneyFromPeso('-145.5'),
    deposited: zeroMoney,
    statementHref: '/user/statement',
    limitsHref: '/responsible-gaming',
    onAnswer: fn(),
    helpPhone: '(02) 8248-9568',
  },
  render: (args) => <PhoneStage surface={(state) => <RealityCheck {...args} {...state} />} />,
} satisfies Meta<typeof RealityCheck>;

export default meta;

type Story = StoryObj<typeof meta>;

export const APlaySessionThatCost: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const [goOn, stop, rest] = within(dialog).getAllByRole('button');
    for (const other of [stop, rest]) {
      await expect(goOn?.offsetWidth).toBe(other?.offsetWidth);
      await expect(goOn?.offsetHeight).toBe(other?.offsetHeight);
    }
    if (stop !== undefined) await userEvent.click(stop);
    await expect(args.onAnswer).toHaveBeenCalledWith('stop');
  },
};

export const APlaySessionThatPaid: Story = {
  args: { won: moneyFromPeso(364), net: moneyFromPeso(64), minutesPlayed: 30 },
};

export const NothingMoved: Story = { args: { staked: zeroMoney, won: zeroMoney, net: zeroMoney } };

export const Answering: Story = { args: { answering: 'stop' } };

export const AmountsUnknown: Story = {
  args: { staked: undefined, won: undefined, net: undefined, deposited: undefined },
};

export const NoHelpLine: Story = { args: { helpPhone: undefined } };

export const AbsurdAmount: Story = {
  args: { net: moneyFromPeso('-900719925474.09'), minutesPlayed: 10_000 },
};
