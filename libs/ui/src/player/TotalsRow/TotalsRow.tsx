import { formatMoney, zeroMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { term as termStyle, total, totals as totalsStyle, value } from './TotalsRow.css';

/** What the bets of a day come to. */
export interface BetTotals {
  readonly bets: number;
  readonly staked: MoneyAmount;
  readonly won: MoneyAmount;
  /** What was won less what was staked. */
  readonly net: MoneyAmount;
}

interface TotalsRowProps {
  /** `undefined` until they are known. */
  readonly totals: BetTotals | undefined;
}

/** Figures that an amount may have before it takes the small size. */
const MOST_FIGURES = 13;

function Total({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={total}>
      <dt className={termStyle}>{term}</dt>
      <dd className={value}>{children ?? <Skeleton shape="shortLine" />}</dd>
    </div>
  );
}

const amountOf = (amount: MoneyAmount | undefined, isNet: boolean) =>
  amount !== undefined && (
    <Money
      amount={amount}
      size={formatMoney(amount).length > MOST_FIGURES ? 'sm' : 'amt'}
      sign={isNet ? 'always' : 'minus'}
      tone={isNet && amount > zeroMoney ? 'money' : 'default'}
    />
  );

/** Bets, staked, won and net of one day. The net is printed with its sign and never rounded away. */
export function TotalsRow({ totals }: TotalsRowProps) {
  const text = useText();
  const isUnknown = totals === undefined;
  return (
    <dl className={totalsStyle} aria-label={text('bet.totals')} aria-busy={isUnknown}>
      <Total term={text('bet.count')}>{totals?.bets}</Total>
      <Total term={text('bet.staked')}>{isUnknown ? undefined : amountOf(totals.staked, false)}</Total>
      <Total term={text('bet.won')}>{isUnknown ? undefined : amountOf(totals.won, false)}</Total>
      <Total term={text('bet.net')}>{isUnknown ? undefined : amountOf(totals.net, true)}</Total>
    </dl>
  );
}
