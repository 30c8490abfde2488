import { checkDeposit } from '@kislap/domain';
import type { DepositForm, DepositProblem, Money, ReadyDeposit, Result } from '@kislap/domain';
import { openOverlay } from '../openOverlay';

/** What a deposit needs beyond its form. */
interface DepositConditions {
  readonly minimum: Money;
  readonly isSignedIn: boolean;
}

/**
 * Checks the form and asks for the account name where the mode needs one.
 *
 * @returns undefined when the player left the question for the name
 */
export async function readyDeposit(
  form: DepositForm,
  conditions: DepositConditions,
): Promise<Result<ReadyDeposit, DepositProblem> | undefined> {
  const checked = checkDeposit(form, conditions);
  if (checked.ok || checked.reason.type !== 'accountNameUnasked') return checked;
  const asked = await openOverlay('account-name', {});
  if (asked.type !== 'answered') return undefined;
  return checkDeposit({ ...form, accountName: asked.value }, conditions);
}
