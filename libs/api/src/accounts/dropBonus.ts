import { type CashCheck, type Money, moneyFromScore } from '@kislap/domain';
import { dropBonusCall } from '../contract/bonus';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { cashCheckOf } from '../mapping/cashCheckOf';

/**
 * Gives up what was given and has still to be bet. What is the player's own stays; deposits alone are to be bet then.
 *
 * @returns how it stands then, and the balance
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * import { pesoText } from '@kislap/domain';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * pesoText((await dropBonus()).balance); // => '12245.678'
 */
export async function dropBonus(options?: CallOptions): Promise<CashCheck & { readonly balance: Money }> {
  const after = await callMain(dropBonusCall, {}, options);
  return { ...cashCheckOf(after), balance: moneyFromScore(after.Score) };
}
