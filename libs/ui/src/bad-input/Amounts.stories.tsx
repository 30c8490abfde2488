import { epochSecondsFrom, moneyFromPeso, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { arrowsClockwiseRegular } from '../icons/actions';
import { List } from '../patterns/List/List';
import { AmountBar } from '../player/AmountBar/AmountBar';
import { BalanceCard } from '../player/BalanceCard/BalanceCard';
import { BalanceHeader } from '../player/BalanceHeader/BalanceHeader';
import { BetRow } from '../player/BetRow/BetRow';
import { ChannelPicker } from '../player/ChannelPicker/ChannelPicker';
import { DepositLadder } from '../player/DepositLadder/DepositLadder';
import { DrawGoal } from '../player/DrawGoal/DrawGoal';
import { FigureTiles } from '../player/FigureTiles/FigureTiles';
import { IncomeRow } from '../player/IncomeRow/IncomeRow';
import { PrizeRow } from '../player/PrizeRow/PrizeRow';
import { PrizeTotal } from '../player/PrizeTotal/PrizeTotal';
import { QuickAmounts } from '../player/QuickAmounts/QuickAmounts';
import { RankRow } from '../player/RankRow/RankRow';
import { RebateRow } from '../player/RebateRow/RebateRow';
import { RecordRow } from '../player/RecordRow/RecordRow';
import { RewardBar } from '../player/RewardBar/RewardBar';
import { RewardRow } from '../player/RewardRow/RewardRow';
import { StatementRow } from '../player/StatementRow/StatementRow';
import { TeamTiles } from '../player/TeamTiles/TeamTiles';
import { TotalsRow } from '../player/TotalsRow/TotalsRow';
import { TurnoverGauge } from '../player/TurnoverGauge/TurnoverGauge';
import { TurnoverHead } from '../player/TurnoverHead/TurnoverHead';
import { TurnoverTask } from '../player/TurnoverTask/TurnoverTask';
import { AmountField } from '../primitives/AmountField/AmountField';
import { IconButton } from '../primitives/IconButton/IconButton';
import { Money } from '../primitives/Money/Money';
import { Stack } from '../primitives/Stack/Stack';
import { amountsBesideTheirLine } from '../testing/amountsBesideTheirLine';

/** The largest amount that the ledger's integers hold. */
const largest = moneyFromPeso('900719925474.09');
const nothing = () => undefined;
const at = epochSecondsFrom(1_763_643_873);

/** What a player may come to hold in earnest. */
const hundredMillion = moneyFromPeso('100000000');
const status = { neededTurnover: largest, doneTurnover: hundredMillion };

function LargestEverywhere() {
  return (
    <Stack gap={5}>
      <BalanceCard balance={largest} side={<TurnoverGauge percent={1} size="card" />} />
      <AmountField
        label="Withdrawal Amount"
        precision="centavos"
        clearLabel="Clear amount"
        value="900719925474.09"
        onValueChange={nothing}
      />
      <QuickAmounts amounts={[{ amount: largest, bonus: largest }]} value={largest} onChoose={nothing} />
      <ChannelPicker
        label="Payment Channels"
        channels={[{ code: 'a', name: 'Gcash', min: largest, max: largest, isHot: true, awardPercent: 900 }]}
        value="a"
        onChange={nothing}
      />
      <List label="Records">
        <RecordRow
          kind="withdrawal"
          amount={largest}
          status="pending"
          route="GCASH · 0917 ••• 4567"
          mark="gcash"
          at={at}
        />
      </List>
      <Money amount={largest} size="amtXl" sign="always" />
    </Stack>
  );
}

const Cards = ({ amount, count }: { readonly amount: MoneyAmount; readonly count: number }) => (
  <Stack gap={5}>
    <BalanceCard balance={amount} side={<IconButton glyph={arrowsClockwiseRegular} label="Refresh" />} />
    <TotalsRow totals={{ bets: count, staked: amount, won: amount, net: subtractMoney(zeroMoney, amount) }} />
    <FigureTiles
      label="Your invites"
      figures={[
        { term: 'Invited', count },
        { term: 'Deposited', count },
        { term: 'Earned', amount },
      ]}
    />
    <TeamTiles
      levels={[1, 2, 3].map((level) => ({ level, members: count, activeToday: count, turnover: amount }))}
    />
    <PrizeTotal total={amount} />
    <AmountBar label="Collected" done={amount} needed={amount} />
    <RewardBar need={amount} have={amount} reward={amount} state="locked" onReceive={nothing} />
    <TurnoverHead status={{ neededTurnover: amount, doneTurnover: zeroMoney }} />
    <DrawGoal collected={amount} goal={amount}>
      Ends in 2 d 4 h
    </DrawGoal>
  </Stack>
);

const Rows = ({ amount }: { readonly amount: MoneyAmount }) => (
  <Stack gap={5}>
    <List label="Rows">
      <StatementRow
        kind="withdrawal"
        at={at}
        amount={subtractMoney(zeroMoney, amount)}
        balanceAfter={amount}
      />
      <TurnoverTask
        title="First 5 deposits, deposit 3"
        at={at}
        amount={amount}
        times={3}
        status={status}
        state="running"
      />
      <BetRow game="Tarsier Treasure" imageUrl="" at={at} stake={amount} win={amount} state="settled" />
      <RankRow rank={1} nickname="Ma***a" avatarId={3} friends={128} earned={amount} />
      <IncomeRow
        day="2025-11-19"
        level={1}
        turnover={amount}
        ratePercent={0.3}
        amount={amount}
        state="toClaim"
      />
      <PrizeRow prize={{ kind: 'cash', amount }} at={at} event="Lucky draw" />
      <RewardRow
        picture="stack"
        need={amount}
        have={amount}
        reward={amount}
        state="locked"
        onReceive={nothing}
      />
    </List>
    <RebateRow at={at} turnover={amount} amount={amount} />
    <DepositLadder
      label="Deposit gifts of today"
      steps={[{ level: 1, need: amount, have: amount, gift: amount, state: 'ready' }]}
      onClaim={nothing}
    />
  </Stack>
);

const meta = {
  title: 'Bad input/Amounts',
  component: LargestEverywhere,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await expect(amountsBesideTheirLine(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof LargestEverywhere>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An amount stays in one line, set smaller where the line ends: a broken or a cut amount is a wrong amount. */
export const LargestAmount: Story = {};

export const LargestBalance: Story = {
  render: () => (
    <BalanceHeader
      balance={largest}
      isHidden={false}
      onToggleHidden={nothing}
      turnover={{ percent: 1, left: largest }}
      turnoverHref="/"
      limitsHref="/"
      onDeposit={nothing}
      onWithdraw={nothing}
    />
  ),
};

export const HundredMillionOnCards: Story = { render: () => <Cards amount={hundredMillion} count={128} /> };

export const LargestOnCards: Story = { render: () => <Cards amount={largest} count={1_000_000} /> };

export const HundredMillionInRows: Story = { render: () => <Rows amount={hundredMillion} /> };

export const LargestInRows: Story = { render: () => <Rows amount={largest} /> };
