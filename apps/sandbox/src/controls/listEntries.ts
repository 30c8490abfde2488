import type { ledgerControl } from '@kislap/api/controls';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/Database';
import { journal } from '../database/tables/journal';
import { posting } from '../database/tables/posting';
import { accountIds } from '../ledger/accountIds';
import { walletIds } from '../wallets/walletIds';
import { pageSize } from './onePage';

type Wanted = InferOutput<typeof ledgerControl.request>;

/** As many entries are added up in some milliseconds; one account of the house may have millions. */
const mostCounted = 1000;

/** Entries of the ledger, newest first, a page at a time, with the sum of all that fit when they are not too many. */
export async function listEntries(database: Database, { account, order, before }: Wanted) {
  const fits = and(ofAccount(account), order === '' ? undefined : eq(journal.idemKey, order));
  const rows = await database
    .select({
      journal: journal.id,
      seq: posting.seq,
      kind: journal.kind,
      reference: journal.idemKey,
      account: posting.accountId,
      amount: sql<string>`${posting.amount}::text`,
      atMs: journal.atMs,
    })
    .from(posting)
    .innerJoin(journal, eq(journal.id, posting.journalId))
    .where(
      and(fits, before && sql`(${posting.journalId}, ${posting.seq}) < (${before.journal}, ${before.seq})`),
    )
    .orderBy(desc(posting.journalId), desc(posting.seq))
    .limit(pageSize + 1);
  const entries = rows.slice(0, pageSize).map((row) => ({ ...row, amount: Number(row.amount) }));
  const last = entries.at(-1);
  return {
    entries,
    ...(await totalOf(database, { account, order })),
    ...(rows.length > pageSize && last ? { next: { journal: last.journal, seq: last.seq } } : {}),
  };
}

/** Digits stand for a player: his balance, what is on hold, and his wallets at studios. */
function ofAccount(account: string): SQL | undefined {
  if (account === '') return undefined;
  if (!/^\d+$/.test(account)) return eq(posting.accountId, account);
  const playerId = Number(account);
  const own = [accountIds.cash(playerId), accountIds.hold(playerId), ...walletIds(playerId)];
  return inArray(posting.accountId, own);
}

/** Nothing when everything was asked for, or more than is counted: reading it all would hold up everybody. */
async function totalOf(database: Database, { account, order }: Pick<Wanted, 'account' | 'order'>) {
  if (account === '' && order === '') return {};
  const ofOrder = database.select({ id: journal.id }).from(journal).where(eq(journal.idemKey, order));
  const fitting = database
    .select({ amount: posting.amount })
    .from(posting)
    .where(and(ofAccount(account), order === '' ? undefined : inArray(posting.journalId, ofOrder)))
    .limit(mostCounted + 1)
    .as('fitting');
  const [counted] = await database
    .select({ sum: sql<string>`coalesce(sum(${fitting.amount}), 0)::text`, count: count() })
    .from(fitting);
  if (!counted || counted.count > mostCounted) return {};
  return { total: { sum: Number(counted.sum), count: counted.count } };
}
