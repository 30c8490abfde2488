import { fail, ok, type Result } from '../kernel';
import { type Money, zeroMoney } from '../money';
import { lowestAmount, moneyFromUnits } from '../money/internal';
import { type Purse, remainingTurnover, type TurnoverStatus } from '../turnover';

/**
 * Why a withdrawal cannot be made.
 *
 * @example
 * const problem: WithdrawalProblem = { type: 'depositFirst' };
 * checkCash({ depositCount: 0, neededTurnover: zeroMoney, doneTurnover: zeroMoney }); // => fail(problem)
 */
export type WithdrawalProblem =
  | { readonly type: 'signedOut' }
  /** Opens Bind Phone instead of a message. */
  | { readonly type: 'phoneMissing' }
  | { readonly type: 'belowMinimum'; readonly minimum: Money }
  | { readonly type: 'aboveBalance'; readonly balance: Money }
  | { readonly type: 'aboveMaximum'; readonly maximum: Money }
  | { readonly type: 'depositFirst' }
  | { readonly type: 'turnoverMissing'; readonly remaining: Money }
  /** The VIP level lets out no more withdrawals today. */
  | { readonly type: 'dayTimesUsedUp' }
  | { readonly type: 'aboveDayLimit'; readonly amountLeft: Money };

/**
 * The facts on the device that a withdrawal is checked against.
 *
 * @example
 * const player: WithdrawalContext = {
 *   isSignedIn: true, phone: '', mustBindPhone: true,
 *   balance: moneyFromPeso(500), minimum: undefined, maximum: undefined,
 * };
 * checkWithdrawalAmount(moneyFromPeso(100), player); // => fail({ type: 'phoneMissing' })
 */
export interface WithdrawalContext {
  readonly isSignedIn: boolean;
  /** '' while no phone is bound. */
  readonly phone: string;
  /** Whether the operator asks for a bound phone. */
  readonly mustBindPhone: boolean;
  readonly balance: Money;
  /** Smallest withdrawal of the chosen method; undefined when none is set. */
  readonly minimum: Money | undefined;
  /** Largest withdrawal of the chosen method; undefined when none is set. */
  readonly maximum: Money | undefined;
}

/**
 * What the player's VIP level still lets out today, as the operator counts it; `undefined` where it does not say.
 *
 * @example
 * const today: WithdrawalDay = { amountLeft: moneyFromPeso(300), timesLeft: 2 };
 * checkWithdrawalDay(moneyFromPeso(500), today); // => fail({ type: 'aboveDayLimit', amountLeft: moneyFromPeso(300) })
 */
export interface WithdrawalDay {
  readonly amountLeft: Money | undefined;
  readonly timesLeft: number | undefined;
}

/**
 * The operator's fresh facts for a withdrawal.
 *
 * @example
 * const cash: CashCheck = { depositCount: 1, neededTurnover: zeroMoney, doneTurnover: zeroMoney };
 * checkCash(cash); // => ok(cash)
 */
export interface CashCheck extends TurnoverStatus {
  readonly depositCount: number;
  readonly today?: WithdrawalDay;
  /** What of the balance is own, and what was given and has still to be bet, if the operator tells. */
  readonly purse?: Purse | undefined;
}

/**
 * Every check of a withdrawal in its order; the first problem is the answer.
 *
 * Withdrawal rule: signed in, phone, minimum, balance, maximum, a deposit made, turnover met, and what the VIP level
 * lets out in a day.
 *
 * @see docs/rules.md#withdrawal-checks
 * @example
 * const hundred = moneyFromPeso('100');
 * const player = { isSignedIn: true, phone: '', mustBindPhone: false, balance: hundred, minimum: hundred, maximum: hundred };
 * const cash = { depositCount: 1, neededTurnover: hundred, doneTurnover: moneyFromPeso('40') };
 * checkWithdrawal(hundred, player, cash); // => fail({ type: 'turnoverMissing', remaining: moneyFromPeso('60') })
 */
export function checkWithdrawal(
  amount: Money,
  context: WithdrawalContext,
  cash: CashCheck,
): Result<Money, WithdrawalProblem> {
  const onDevice = checkWithdrawalAmount(amount, context);
  if (!onDevice.ok) return onDevice;
  const atOperator = checkCash(cash);
  if (!atOperator.ok) return atOperator;
  return cash.today === undefined ? ok(amount) : checkWithdrawalDay(amount, cash.today);
}

/**
 * The withdrawal checks a device can make by itself, in order: signed in, phone bound where required, minimum, balance,
 * maximum. An undefined limit is not set; one that cannot be compared refuses.
 *
 * @see docs/rules.md#withdrawal-checks
 * @throws RangeError when the amount or the minimum is no exact amount
 * @example
 * const hundred = moneyFromPeso('100');
 * const player = { isSignedIn: true, phone: '', mustBindPhone: false, balance: hundred, minimum: hundred, maximum: hundred };
 * checkWithdrawalAmount(moneyFromPeso('99'), player); // => fail({ type: 'belowMinimum', minimum: hundred })
 * checkWithdrawalAmount(hundred, player); // => ok(hundred)
 */
export function checkWithdrawalAmount(
  amount: Money,
  context: WithdrawalContext,
): Result<Money, WithdrawalProblem> {
  const { balance, maximum } = context;
  const lowest = lowestAmount(context.minimum);
  if (!context.isSignedIn) return fail({ type: 'signedOut' });
  if (context.mustBindPhone && context.phone === '') return fail({ type: 'phoneMissing' });
  if (!(amount >= lowest)) return fail({ type: 'belowMinimum', minimum: lowest });
  if (!(amount <= balance)) return fail({ type: 'aboveBalance', balance: moneyFromUnits(balance) });
  if (maximum !== undefined && !(amount <= maximum))
    return fail({ type: 'aboveMaximum', maximum: moneyFromUnits(maximum) });
  return ok(moneyFromUnits(amount));
}

/**
 * The checks of a withdrawal against the operator's facts, in order: a deposit was made, the turnover is met. Ask
 * for the facts at Submit; older ones may be wrong.
 *
 * @see docs/rules.md#withdrawal-checks
 * @example
 * checkCash({ depositCount: 0, neededTurnover: zeroMoney, doneTurnover: zeroMoney }); // => fail({ type: 'depositFirst' })
 */
export function checkCash(cash: CashCheck): Result<CashCheck, WithdrawalProblem> {
  if (!(cash.depositCount > 0)) return fail({ type: 'depositFirst' });
  const remaining = remainingTurnover(cash);
  if (remaining > zeroMoney) return fail({ type: 'turnoverMissing', remaining });
  return ok(cash);
}

/**
 * The last check of a withdrawal: what a VIP level lets out in a Manila day, first how often, then how much. An
 * operator that does not say is asked by the withdrawal itself.
 *
 * @see docs/rules.md#withdrawal-checks
 * @throws RangeError when the amount, or what is left of it, is no amount
 * @example
 * const amount = moneyFromPeso(500);
 * checkWithdrawalDay(amount, { amountLeft: moneyFromPeso(500), timesLeft: 1 }); // => ok(amount)
 * checkWithdrawalDay(amount, { amountLeft: undefined, timesLeft: 0 }); // => fail({ type: 'dayTimesUsedUp' })
 */
export function checkWithdrawalDay(
  amount: Money,
  { amountLeft, timesLeft }: WithdrawalDay,
): Result<Money, WithdrawalProblem> {
  if (timesLeft !== undefined && !(timesLeft > 0)) return fail({ type: 'dayTimesUsedUp' });
  if (amountLeft !== undefined && !(amount <= amountLeft))
    return fail({ type: 'aboveDayLimit', amountLeft: moneyFromUnits(amountLeft) });
  return ok(moneyFromUnits(amount));
}
