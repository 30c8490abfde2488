import type { StatementRow } from '@kislap/api/contract';
import {
  addMoney,
  type Money,
  moneyFromScore,
  pesoFromMoney,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import { and, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { account } from '../../database/tables/account';
import { posting } from '../../database/tables/posting';
import { statementLine } from '../../database/tables/statementLine';
import type { Period } from './periodOf';
import { sinceStart } from './sinceStart';

/** Movements in one page: a month of play has thousands. */
const pageSize = 200;
/** Ids of one journal. */
const linesPerJournal = 16;

/** The movements of a period before `logId` (0 = from the newest), newest first, each with the balance after it. */
export async function linesOf(
  database: Database,
  accountId: string,
  { startsAtMs, endsAtMs, logId }: Period & { readonly logId: number },
): Promise<StatementRow[]> {
  // The journal is what the index knows; the id alone would read all that is newer.
  const older = and(lte(statementLine.journalId, journalOf(logId)), lt(statementLine.id, logId));
  const lines = await database
    .select()
    .from(statementLine)
    .where(
      and(
        eq(statementLine.accountId, accountId),
        sinceStart(accountId, startsAtMs),
        gte(statementLine.atMs, startsAtMs),
        lt(statementLine.atMs, endsAtMs),
        logId > 0 ? older : undefined,
      ),
    )
    .orderBy(desc(statementLine.journalId), desc(statementLine.id))
    .limit(pageSize);
  const before = await balancesBefore(
    database,
    accountId,
    lines.map(({ id }) => id),
  );
  return lines.map(({ id, atMs, kind, amount, reference }) => ({
    id,
    t: Math.floor(atMs / 1000),
    kind,
    am: pesoFromMoney(amount),
    bal: pesoFromMoney(addMoney(before.get(id) ?? zeroMoney, amount)),
    ref: reference,
  }));
}

const journalOf = (id: number) => Math.floor(id / linesPerJournal);

/**
 * What there was before each movement: what is there now, less it and what has moved since, in one query and so at one
 * instant.
 *
 * @param ids newest first
 */
async function balancesBefore(
  database: Database,
  accountId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Money>> {
  if (ids.length === 0) return new Map();
  const id = sql<number>`${posting.journalId} * ${linesPerJournal}::int + ${posting.seq}`.mapWith(Number);
  const moved = sql<string>`(sum(${posting.amount}) over (order by ${posting.journalId} desc, ${posting.seq} desc))::text`;
  // What was moved since is asked of the postings alone: why and when it was does not matter here.
  const since = database.$with('since').as(
    database
      .select({ lineId: id.as('line_id'), moved: moved.as('moved') })
      .from(posting)
      .where(and(eq(posting.accountId, accountId), gte(posting.journalId, journalOf(ids.at(-1) ?? 0)))),
  );
  const rows = await database
    .with(since)
    .select({ id: since.lineId, moved: since.moved, balance: account.balance })
    .from(since)
    .innerJoin(account, eq(account.id, accountId))
    .where(inArray(since.lineId, [...ids]));
  return new Map(rows.map((row) => [row.id, subtractMoney(row.balance, moneyFromScore(row.moved))]));
}
