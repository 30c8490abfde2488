import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AppFrame } from '../../patterns/AppFrame/AppFrame';
import { PageFrame } from '../../patterns/PageFrame/PageFrame';
import { BalanceHeader } from './BalanceHeader';

const meta = {
  title: 'Player/BalanceHeader',
  component: BalanceHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    balance: moneyFromPeso(12480.5),
    isHidden: false,
    onToggleHidden: fn(),
    turnover: { percent: 68, left: moneyFromPeso(1260) },
    turnoverHref: '/user/turnoverDetails',
    limitsHref: '/responsible-gaming',
    onDeposit: fn(),
    onWithdraw: fn(),
  },
  render: (args) => (
    <AppFrame>
      <PageFrame sky={<BalanceHeader {...args} />}>{null}</PageFrame>
    </AppFrame>
  ),
} satisfies Meta<typeof BalanceHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [deposit] = canvas.getAllByRole('button', { name: /deposit/i });
    if (deposit !== undefined) await userEvent.click(deposit);
    await expect(args.onDeposit).toHaveBeenCalledOnce();
  },
};

export const Hidden: Story = { args: { isHidden: true } };

export const TurnoverComplete: Story = { args: { turnover: { percent: 100, left: zeroMoney } } };

/** Nothing was ever to be bet, so nothing was completed. */
export const NothingAsked: Story = { args: { turnover: { percent: undefined, left: zeroMoney } } };

export const Loading: Story = { args: { balance: undefined, turnover: 'unknown' } };

export const Offline: Story = { args: { asOf: epochSecondsFrom(1_763_643_720), isOffline: true } };

export const Millions: Story = { args: { balance: moneyFromPeso(98_765_432.1) } };
