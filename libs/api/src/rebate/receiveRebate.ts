import type { Claim } from '../claims/Claim';
import { receiveDayFlowCall } from '../contract/rebate';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfScore } from '../mapping/moneyOfScore';
import { optionalMoney } from '../mapping/optionalMoney';

/**
 * Receives yesterday's rebate. Then take the claim with `useFreshness`.
 *
 * @throws AnswerError 1008 nothing is due, 1009 received before | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await receiveRebate()).amount); // => '50.52'
 */
export async function receiveRebate(options?: CallOptions): Promise<Claim> {
  const { Amount, Score, needFlow } = await callMain(receiveDayFlowCall, {}, options);
  return {
    amount: moneyOfScore(Amount),
    balance: moneyOfScore(Score),
    turnoverAdded: optionalMoney(needFlow),
  };
}
