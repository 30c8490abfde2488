import {
  assertNever,
  checkWithdrawal,
  formatMoney,
  type Money,
  type PayMethod,
  pesoText,
  type WithdrawalDay,
  type WithdrawalProblem,
} from '@kislap/domain';
import { Refusal } from '../kernel/Refusal';
import type { PlayerRow } from '../players/PlayerRow';
import type { WithdrawalWish } from './WithdrawalWish';

interface WithdrawalFacts {
  readonly player: PlayerRow;
  readonly balance: Money;
  readonly today: WithdrawalDay;
  /** The payment methods as they are now. */
  readonly methods: readonly PayMethod[];
}

/**
 * Repeats every check of the withdrawal rule in its order, on the operator's own facts.
 *
 * @param facts of a player who is locked, so that they hold until the money is on hold
 * @throws Refusal of the first check that fails
 */
export function checkWish(wish: WithdrawalWish, { player, balance, today, methods }: WithdrawalFacts): void {
  const method = methods.find(({ isWithdraw, name }) => isWithdraw && name.toLowerCase() === wish.mode);
  if (!method) throw new Refusal('switchedOff');
  if (!method.banks.includes(wish.bankCode)) throw new Refusal('badParameter', { field: 'bank_code' });
  if (!/^\d+$/.test(wish.accountNo)) throw new Refusal('badParameter', { field: 'account_no' });
  if (wish.accountName.trim() === '') throw new Refusal('badParameter', { field: 'account_name' });
  const checked = checkWithdrawal(
    wish.amount,
    {
      isSignedIn: true,
      phone: player.phone ?? '',
      mustBindPhone: true,
      balance,
      minimum: method.withdrawMin,
      maximum: method.withdrawMax,
    },
    {
      depositCount: player.depositCount,
      neededTurnover: player.needFlow,
      doneTurnover: player.betFlow,
      today,
    },
  );
  if (!checked.ok) throw refusalOf(checked.reason);
}

function refusalOf(problem: WithdrawalProblem): Refusal {
  switch (problem.type) {
    case 'signedOut':
    case 'phoneMissing':
      return new Refusal('phoneRequired');
    case 'belowMinimum':
      return new Refusal('withdrawalBelowMinimum', {}, { min: pesoText(problem.minimum) });
    case 'aboveBalance':
      return new Refusal('withdrawalAboveBalance');
    case 'aboveMaximum':
      return new Refusal('withdrawalAboveMaximum', {}, { max: pesoText(problem.maximum) });
    case 'depositFirst':
      return new Refusal('depositFirst');
    case 'turnoverMissing':
      return new Refusal('turnoverRemaining', {}, { amount: formatMoney(problem.remaining) });
    case 'dayTimesUsedUp':
      return new Refusal('withdrawalDayTimes');
    case 'aboveDayLimit':
      return new Refusal('withdrawalDayLimit', {}, { left: formatMoney(problem.amountLeft) });
    default:
      return assertNever(problem);
  }
}
