import type { Money } from '@kislap/domain';
import { thirdWdwCall } from '../contract/records';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfScore } from '../mapping/moneyOfScore';

/**
 * Brings money that is left in a game's own wallet home: at start-up and when a game is closed.
 *
 * @returns the balance after it, and what came home (zero when there was nothing)
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await bringGameMoneyHome()).moved); // => '0.00'
 */
export async function bringGameMoneyHome(
  options?: CallOptions,
): Promise<{ readonly balance: Money; readonly moved: Money }> {
  const answer = await callMain(thirdWdwCall, {}, options);
  return { balance: moneyOfScore(answer.Score), moved: moneyOfScore(answer.moved) };
}
