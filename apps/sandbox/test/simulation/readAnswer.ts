import { moneyFromPeso, scoreFromMoney } from '@kislap/domain';
import * as v from 'valibot';
import type { TestAnswer } from '../support/TestPlayer';
import type { Outcome } from './Outcome';
import type { SimulatedPlayer } from './SimulatedPlayer';

const loggedOut = 400;
const failed = 500;

const signRefused = v.object({ field: v.literal('sign') });
/** What was given: in pesos, or for the rebate in ten-thousandths of one. */
const given = v.object({ am: v.optional(v.number(), 0), Amount: v.optional(v.number()) });

/**
 * What an attempt came to.
 *
 * @param attempt makes the call
 * @param factOf what names the effect in a good answer
 */
export async function readAnswer(
  player: SimulatedPlayer,
  attempt: () => Promise<TestAnswer>,
  factOf: (answer: TestAnswer) => string = () => '',
): Promise<Outcome> {
  let answer: TestAnswer;
  try {
    answer = await attempt();
  } catch {
    // An answer that cannot be used: perhaps because the session is over.
    player.isLoggedOut = true;
    return { type: 'unknown' };
  }
  if (answer.code === 200 || answer.code === 100) {
    const { am, Amount = scoreFromMoney(moneyFromPeso(am)) } = v.parse(given, answer.data ?? {});
    return { type: 'done', fact: factOf(answer), amount: Amount, win: 0 };
  }
  if (answer.code === failed) return { type: 'unknown' };
  if (answer.code === loggedOut) player.isLoggedOut = true;
  // Two payments of one player at the same time sign with each other's keys.
  const isBadlySigned = v.is(signRefused, answer);
  if (answer.code === loggedOut || isBadlySigned) return { type: 'notNow' };
  return { type: 'refused', code: answer.code };
}
