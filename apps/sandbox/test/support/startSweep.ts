import { startSweeper } from '../../src/process/startSweeper';
import type { TestOperator } from './TestOperator';

/** Lets the operator's sweeper run. @returns stops it */
export function startSweep({ operator }: TestOperator): () => Promise<void> {
  return startSweeper(operator);
}
