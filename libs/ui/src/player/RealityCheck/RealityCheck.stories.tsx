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
    net: moneyFromPeso('-145.5'),
    onContinue: fn(),
    onBreak: fn(),
    onLeave: fn(),
    helpPhone: '(02) 8248-9568',
  },
  render: (args) => <PhoneStage surface={(state) => <RealityCheck {...args} {...state} />} />,
} satisfies Meta<typeof RealityCheck>;

export default meta;

type Story = StoryObj<typeof meta>;

export const APlaySessionThatCost: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const [goOn, rest, leave] = within(dialog).getAllByRole('button');
    for (const other of [rest, leave]) {
      await expect(goOn?.offsetWidth).toBe(other?.offsetWidth);
      await expect(goOn?.offsetHeight).toBe(other?.offsetHeight);
    }
    if (leave !== undefined) await userEvent.click(leave);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const APlaySessionThatPaid: Story = { args: { net: moneyFromPeso(64), minutesPlayed: 30 } };

export const NothingMoved: Story = { args: { net: zeroMoney } };

export const NetUnknown: Story = { args: { net: undefined } };

export const NoHelpLine: Story = { args: { helpPhone: undefined } };

export const AbsurdAmount: Story = {
  args: { net: moneyFromPeso('-900719925474.09'), minutesPlayed: 10_000 },
};
