import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import { zeroMoney } from '../money/zeroMoney';
import { remainingTurnover } from '../turnover/remainingTurnover';
import type { CashCheck } from './CashCheck';
import type { WithdrawalProblem } from './WithdrawalProblem';

/**
 * The checks of a withdrawal against the operator's facts, in order: a deposit was made, the turnover is met. Ask
 * for the facts at Submit; older ones may be wrong.
 *
 * @example
 * checkCash({ depositCount: 0, neededTurnover: zeroMoney, doneTurnover: zeroMoney }); // => fail({ type: 'depositFirst' })
 */
export function checkCash(cash: CashCheck): Result<CashCheck, WithdrawalProblem> {
  if (!(cash.depositCount > 0)) return fail({ type: 'depositFirst' });
  const remaining = remainingTurnover(cash);
  if (remaining > zeroMoney) return fail({ type: 'turnoverMissing', remaining });
  return ok(cash);
}
