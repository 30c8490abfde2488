import type { rgPromptCall } from '@kislap/api/contract';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playClock } from '../../database/tables/limits';
import { Refusal } from '../../kernel/Refusal';
import { answerCard } from '../../rules/harm/harm';
import { readLimits } from '../../rules/limits/moneyLimits';
import { describeLimits } from './describeLimits';

/**
 * Keeps when the question for a deposit limit was answered.
 *
 * @throws Refusal `badParameter` for a limit that is said to be set and is not
 */
export async function answerLimitPrompt(
  context: PlayerCallContext,
  { answer }: v.InferOutput<typeof rgPromptCall.request>,
) {
  const { operator, session, nowMs } = context;
  const playerId = session.player.id;
  await context.onceLocked(v.null(), async (transaction) => {
    const limits = await readLimits(transaction, { playerId, kind: 'dep' });
    if (answer === 'set' && limits.length === 0) throw new Refusal('badParameter', { field: 'answer' });
    const next = { promptedAtMs: nowMs, mustAnswer: false };
    await transaction
      .insert(playClock)
      .values({ playerId, ...next })
      .onConflictDoUpdate({ target: playClock.playerId, set: next });
    await answerCard(transaction, playerId, nowMs);
    return null;
  });
  return await describeLimits(operator, playerId, nowMs);
}
