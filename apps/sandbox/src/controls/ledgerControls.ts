import { invariantsControl, ledgerControl } from '@kislap/api/controls';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/Database';
import { journal, posting } from '../database/tables/ledger';
import { accountIds, withParts } from '../ledger/accounts';
import { checkWholeLedger } from '../ledger/invariants';
import { walletIds } from '../rules/wallets/wallets';
import { type Control, defineControl, pageSize } from './control';

/** The ledger, read. */
export const ledgerControls: readonly Control[] = [
  defineControl(ledgerControl, ({ database }, fields) => listEntries(database, fields)),
  defineControl(invariantsControl, async ({ database }) => {
    const startedMs = performance.now();
    const invariants = [...(await checkWholeLedger(database))];
    return { invariants, tookMs: Math.round(performance.now() - startedMs) };
  }),
];

type Wanted = InferOutput<typeof ledgerControl.request>;

/** As many entries are added up in some milliseconds; one account of the house may have millions. */
const mostCounted = 1000;

/** Entries of the ledger, newest first, a page at a time, with the sum of all that fit when they are not too many. */
async function listEntries(database: Database, { account, order, before }: Wanted) {
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

/** The condition for one account; digits stand for a player's balance, pot, hold and wallets, the house's for its parts. */
function ofAccount(account: string): SQL | undefined {
  if (account === '') return undefined;
  if (!/^\d+$/.test(account)) return inArray(posting.accountId, [...withParts(account)]);
  const playerId = Number(account);
  const { cash, hold, bonus } = accountIds;
  const own = [cash(playerId), bonus(playerId), hold(playerId), ...walletIds(playerId)];
  return inArray(posting.accountId, own);
}

/** The sum and number of entries; nothing for an unfiltered list or too many entries, which would take too long. */
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
