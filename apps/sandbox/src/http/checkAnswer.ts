import * as v from 'valibot';
import type { ContractPart } from './ContractPart';

/**
 * Lets an answer out only if the client's schema can read it.
 *
 * @throws Error naming the call and the place that does not fit
 */
export function checkAnswer(
  contract: ContractPart<v.GenericSchema, v.GenericSchema>,
  answer: unknown,
): unknown {
  const checked = v.safeParse(contract.response, answer);
  if (checked.success) return answer;
  const [issue] = checked.issues;
  throw new Error(`${contract.name} answers what its contract does not allow: ${issue.message}`);
}
