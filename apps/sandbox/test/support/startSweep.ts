import { startSweeper } from '../../src/server/process/backgroundWork';
import type { TestOperator } from './TestOperator';

/** Lets the operator's sweeper run. @returns stops it */
export function startSweep({ operator }: TestOperator): () => Promise<void> {
  return startSweeper(operator);
}
