import { useBalance, useCashCheck } from '@kislap/api';
import { formatMoney, remainingTurnover, zeroMoney } from '@kislap/domain';
import type { CashCheck } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { arrowsClockwiseRegular, BalanceCard, IconButton } from '@kislap/ui';
import { useState } from 'react';
import { useBalancePrivacy } from '../../user/useBalancePrivacy';
import { MoneyActions } from './MoneyActions';

interface AccountBalanceProps {
  readonly userId: number | undefined;
}

/** The balance, what is left to play before it can be withdrawn, and what can be done with it. */
export function AccountBalance({ userId }: AccountBalanceProps) {
  const text = useText();
  const balance = useBalance(userId);
  const cash = useCashCheck(userId);
  const { isHidden } = useBalancePrivacy();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await Promise.allSettled([balance.mutate(), cash.mutate()]);
    setRefreshing(false);
  };
  return (
    <BalanceCard
      balance={balance.data}
      isHidden={isHidden}
      note={cash.data && turnoverNote(cash.data, text)}
      isFestive
      side={
        <IconButton
          variant="filled"
          glyph={arrowsClockwiseRegular}
          label={text('home.refreshBalance')}
          isLoading={isRefreshing}
          onClick={() => void refresh()}
        />
      }
      actions={<MoneyActions />}
    />
  );
}

function turnoverNote(cash: CashCheck, text: TranslateText): string {
  const left = remainingTurnover(cash);
  return left > zeroMoney ? text('flow.leftOf', { amount: `₱${formatMoney(left)}` }) : text('flow.none');
}
