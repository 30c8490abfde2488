import type { CallOptions } from '../http/CallOptions';
import { getStatement } from './getStatement';
import type { Movement } from './Movement';
import type { Statement, StatementPeriod } from './Statement';

/**
 * Asks for a period with all of its movements, page after page, newest first.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const january = { from: '2026-01-01', to: '2026-01-31' };
 * (await getWholeStatement(january)).to; // => '2026-01-31'
 */
export async function getWholeStatement(period: StatementPeriod, options?: CallOptions): Promise<Statement> {
  const first = await getStatement(period, 0, options);
  const all: Movement[] = [...first.movements];
  for (let page = first.movements; page.length > 0;) {
    const beforeId = lowestId(all);
    const { movements } = await getStatement(period, beforeId, options);
    page = movements.filter(({ id }) => id < beforeId);
    all.push(...page);
  }
  return { ...first, movements: all };
}

const lowestId = (movements: readonly Movement[]) => movements.at(-1)?.id ?? 0;
