import { answerCode } from '@kislap/api/contract';
import type { CheckContext } from '../context/CheckContext';
import { askPage, type Page } from '../paging/pages';
import { fieldIn } from '../shape/values';
import { describeReply, type Reply } from '../wire/wire';

const newestPage = async (context: CheckContext): Promise<Page | undefined> =>
  await askPage(context, context.call('getDepositLog'), { cursor: '0' });

/** The ids of the newest deposit orders, newest first. */
export async function newestOrders(context: CheckContext): Promise<readonly number[]> {
  return (await newestPage(context))?.ids ?? [];
}

/** The codes by which an operator may refuse an order because of those that are open. */
const becauseOfOthers: readonly unknown[] = [answerCode.notEligible, answerCode.ownLimitReached];

/**
 * Why nothing can be seen by an order that was refused: the account has unpaid orders, as those of a run before, and an
 * operator may allow only so many, or count them against a limit.
 *
 * @returns undefined when the refusal has nothing to do with others
 */
export async function refusedForOthers(
  context: CheckContext,
  reply: Reply | undefined,
): Promise<string | undefined> {
  if (!reply || !becauseOfOthers.includes(reply.code)) return undefined;
  const rows = (await newestPage(context))?.rows ?? [];
  const unpaid = rows.filter((row) => Number(fieldIn(row, 'status') ?? Number.NaN) === 0).length;
  if (unpaid === 0) return undefined;
  const orders = unpaid === 1 ? 'an unpaid order' : `${unpaid} unpaid orders`;
  return `the account has ${orders}, and one more is answered ${describeReply(reply)}: take another account, or let them expire`;
}
