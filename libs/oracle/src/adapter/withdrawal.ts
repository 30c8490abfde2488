import {
  canSubmitWithdrawal,
  checkWithdrawal,
  cleanAccountNumber,
  formatMoney,
  isBalanceBelowMinimum,
  remainingTurnover,
  type WithdrawalProblem,
} from '@kislap/domain';
import type { Score } from '../money';
import type { Withdrawal } from '../withdrawal';
import { moneyOf } from './amounts';

export function withdrawalRefusalByDomain(one: Withdrawal): string {
  const checked = checkWithdrawal(
    moneyOf(one.amount),
    {
      isSignedIn: one.hasToken,
      phone: one.phone,
      mustBindPhone: one.bindPhone,
      balance: moneyOf(one.Score),
      minimum: moneyOf(one.w_min),
      maximum: moneyOf(one.w_max),
    },
    {
      depositCount: one.DepCount,
      neededTurnover: moneyOf(one.needFlow),
      doneTurnover: moneyOf(one.BetFlow),
    },
  );
  return checked.ok ? 'passes' : messageOf(checked.reason);
}

function messageOf(problem: WithdrawalProblem): string {
  switch (problem.type) {
    case 'signedOut':
      return 'Please log in first!';
    case 'phoneMissing':
      return 'opens Bind Phone';
    case 'belowMinimum':
      return `must not be less than the minimum value ${formatMoney(problem.minimum)}!`;
    case 'aboveBalance':
      return 'cannot be greater than the current balance!';
    case 'aboveMaximum':
      return `cannot be greater than the maximum value ${formatMoney(problem.maximum)}!`;
    case 'depositFirst':
      return 'You need to recharge first!';
    case 'turnoverMissing':
      return `You still need ${formatMoney(problem.remaining)} running water!`;
    case 'dayTimesUsedUp':
    case 'aboveDayLimit':
      return problem.type;
  }
}

export const remainingTextByDomain = (needFlow: Score, BetFlow: Score): string =>
  formatMoney(remainingTurnover({ neededTurnover: moneyOf(needFlow), doneTurnover: moneyOf(BetFlow) }));

export const isFilledByDomain = (amountText: string, accountNumber: string, accountName: string): boolean =>
  canSubmitWithdrawal({ amountText, accountNumber, accountName });

export const accountDigitsByDomain = cleanAccountNumber;

export const isHintedByDomain = (balance: Score, minimum: Score): boolean =>
  isBalanceBelowMinimum(moneyOf(balance), moneyOf(minimum));
