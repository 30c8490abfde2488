import { answer } from '../database/tables/answer';
import { lt } from 'drizzle-orm';
import { logFailure } from '../http/logFailure';
import type { Operator } from '../Operator';
import { settleDue } from '../settleDue';

const everyMs = 500;
const cleanEveryRounds = 1_200;
/** Answers are kept for three days; a key that comes back later is a new call. */
const keepAnswersMs = 3 * 86_400_000;

/**
 * Does what falls due while nobody asks, and forgets answers past their retention time.
 *
 * @returns stops it, after the round that runs
 */
export function startSweeper(operator: Operator): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let rounds = 0;
  const sweep = async () => {
    try {
      await settleDue(operator);
      if (rounds % cleanEveryRounds === 0) {
        await operator.database.delete(answer).where(lt(answer.atMs, operator.clock.nowMs() - keepAnswersMs));
      }
    } catch (error) {
      logFailure('sweeper', error);
    }
    rounds += 1;
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = sweep();
    }, everyMs);
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
