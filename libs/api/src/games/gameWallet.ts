import type { Money } from '@kislap/domain';
import { thirdWdwCall } from '../contract/records';
import { callMain } from '../http/call';
import type { CallOptions } from '../http/CallOptions';
import { moneyOfScore } from '../mapping/wireValues';

/**
 * Transfers money that is left in game wallets back to the balance: at start-up and when a game is closed.
 *
 * @returns the balance after it, and what was transferred (zero when there was nothing)
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await transferGameWallets()).moved); // => '0.00'
 */
export async function transferGameWallets(
  options?: CallOptions,
): Promise<{ readonly balance: Money; readonly moved: Money }> {
  const answer = await callMain(thirdWdwCall, {}, options);
  return { balance: moneyOfScore(answer.Score), moved: moneyOfScore(answer.moved) };
}
