import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { arrowsClockwiseRegular } from '../../icons/actions';
import { plusBold } from '../../icons/frame';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { TurnoverGauge } from '../TurnoverGauge/TurnoverGauge';
import { BalanceCard } from './BalanceCard';

const meta = {
  title: 'Player/BalanceCard',
  component: BalanceCard,
  args: { balance: moneyFromPeso(12480.5) },
} satisfies Meta<typeof BalanceCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OverAWithdrawal: Story = {
  args: { note: '₱1,260.00 turnover left', side: <TurnoverGauge percent={68} size="card" /> },
};

export const OnTheAccount: Story = {
  args: {
    isFestive: true,
    note: '₱1,260.00 turnover left',
    noteHref: '/user/turnoverDetails',
    side: <IconButton glyph={arrowsClockwiseRegular} label="Refresh" variant="filled" />,
    actions: (
      <Button size="md" glyph={plusBold}>
        Deposit
      </Button>
    ),
  },
};

export const Loading: Story = { args: { balance: undefined } };
