import { useBalance, useCashCheck, usePlayer } from '@kislap/api';
import { formatMoney, remainingTurnover, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { arrowsClockwiseRegular, BalanceCard, IconButton, Inline, receiptRegular } from '@kislap/ui';
import { useState } from 'react';
import { openOverlay } from '../../overlays/openOverlay';
import { routes } from '../../routes/routes';
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
  const player = usePlayer(userId);
  // What the account itself says of the balance is older, and better than nothing.
  const known = balance.data ?? (balance.error === undefined ? undefined : player.data?.balance);
  const { isHidden } = useBalancePrivacy();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await Promise.allSettled([balance.mutate(), cash.mutate()]);
    setRefreshing(false);
  };
  return (
    <BalanceCard
      balance={known}
      isHidden={isHidden}
      note={noteOf({ balance: known, isBalanceFailed: balance.error !== undefined, cash }, text)}
      noteHref={cash.data && routes.turnoverDetails.path}
      isFestive
      side={
        <Inline gap={2}>
          <IconButton
            variant="filled"
            glyph={arrowsClockwiseRegular}
            label={text('home.refreshBalance')}
            isLoading={isRefreshing}
            onClick={() => void refresh()}
          />
          <IconButton
            variant="filled"
            glyph={receiptRegular}
            label={text('fund.title')}
            onClick={() => void openOverlay('fund-record', { tab: 0 })}
          />
        </Inline>
      }
      actions={<MoneyActions />}
    />
  );
}

interface Figures {
  readonly balance: Money | undefined;
  readonly isBalanceFailed: boolean;
  readonly cash: ReturnType<typeof useCashCheck>;
}

/** What is left to play, or what could not be loaded: the button beside it tries again. */
function noteOf({ balance, isBalanceFailed, cash }: Figures, text: TranslateText): string | undefined {
  if (balance === undefined && isBalanceFailed) return text('user.balanceFailed');
  if (cash.data === undefined) return cash.error === undefined ? undefined : text('flow.failed');
  const left = remainingTurnover(cash.data);
  return left > zeroMoney ? text('flow.leftOf', { amount: `₱${formatMoney(left)}` }) : text('flow.none');
}
