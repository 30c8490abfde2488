import { AnswerError, answerCode, newIdempotencyKey, spinDraw } from '@kislap/api';
import type { SpunDraw } from '@kislap/api';

/**
 * The keys of spins whose outcome is not known, by player. They outlive the page: whoever leaves it and comes back
 * sends the same spin again and gets the same prize.
 */
const lostSpins = new Map<number, string>();

/**
 * Uses a spin, or asks again for the one whose answer was lost.
 *
 * @throws AnswerError when there is none | OfflineError | ContractError
 */
export async function askSpin(userId: number): Promise<SpunDraw> {
  const idempotencyKey = lostSpins.get(userId) ?? newIdempotencyKey();
  lostSpins.set(userId, idempotencyKey);
  try {
    const spun = await spinDraw({ idempotencyKey });
    lostSpins.delete(userId);
    return spun;
  } catch (error) {
    // A server that has failed, or is being mended, has not said no.
    if (error instanceof AnswerError && error.code >= answerCode.badParameter) lostSpins.delete(userId);
    throw error;
  }
}
