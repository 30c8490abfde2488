import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { List } from '../patterns/List';
import { BalanceCard } from '../player/BalanceCard/BalanceCard';
import { BalanceHeader } from '../player/BalanceHeader/BalanceHeader';
import { ChannelPicker } from '../player/ChannelPicker/ChannelPicker';
import { QuickAmounts } from '../player/QuickAmounts/QuickAmounts';
import { RecordRow } from '../player/RecordRow/RecordRow';
import { TurnoverGauge } from '../player/TurnoverGauge/TurnoverGauge';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Money } from '../primitives/Money/Money';
import { Stack } from '../primitives/Stack/Stack';

/** The largest amount that the ledger's integers hold. */
const largest = moneyFromPeso('900719925474.09');
const nothing = () => undefined;

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
          at={epochSecondsFrom(1_763_643_873)}
        />
      </List>
      <Money amount={largest} size="amtXl" sign="always" />
    </Stack>
  );
}

const meta = {
  title: 'Bad input/Amounts',
  component: LargestEverywhere,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
} satisfies Meta<typeof LargestEverywhere>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Digits past the last line break to the next; none is cut off, because a cut amount is a wrong amount. */
export const LargestAmount: Story = {};

export const LargestBalance: Story = {
  render: () => (
    <BalanceHeader
      balance={largest}
      isHidden={false}
      onToggleHidden={nothing}
      turnover={{ percent: 1, left: largest }}
      turnoverHref="/"
      onDeposit={nothing}
      onWithdraw={nothing}
    />
  ),
};
