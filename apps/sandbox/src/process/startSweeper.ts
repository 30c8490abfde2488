import { logFailure } from '../http/logFailure';
import type { Operator } from '../Operator';
import { settleDue } from '../settleDue';
import { forgetOld } from './forgetOld';

const everyMs = 500;
const cleanEveryRounds = 1_200;

/**
 * Does what falls due while nobody asks, and forgets what has become old.
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
      if (rounds % cleanEveryRounds === 0) await forgetOld(operator);
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
