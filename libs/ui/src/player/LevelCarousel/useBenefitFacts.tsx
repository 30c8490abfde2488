import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ComponentProps } from 'react';

import type { Facts } from '../../patterns/Facts';
import { Money } from '../../primitives/Money/Money';
import type { LevelBenefits } from './LevelBenefits';

type FactList = ComponentProps<typeof Facts>['facts'];

const amountOrDash = (amount: MoneyAmount) => (amount > 0 ? <Money amount={amount} /> : '--');

/** The benefits of a level as terms and values. A gift that a level does not bring is a dash. */
export function useBenefitFacts(): (benefits: LevelBenefits) => FactList {
  const text = useText();
  return (benefits) => [
    { term: text('vip.up'), value: amountOrDash(benefits.levelUpGift) },
    { term: text('vip.gift.day'), value: amountOrDash(benefits.dailyGift) },
    { term: text('vip.gift.week'), value: amountOrDash(benefits.weeklyGift) },
    { term: text('vip.gift.month'), value: amountOrDash(benefits.monthlyGift) },
    { term: text('vip.rebate'), value: `${benefits.rebate}%` },
    { term: text('vip.withdrawalLimit'), value: <Money amount={benefits.dailyWithdrawal} /> },
    { term: text('vip.withdrawals'), value: benefits.dailyWithdrawals },
  ];
}
