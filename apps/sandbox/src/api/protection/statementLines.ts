import type { StatementRow } from '@kislap/api/contract';
import {
  addMoney,
  type Money,
  moneyFromScore,
  type PeriodBalances,
  pesoFromMoney,
  type StatementKind,
  type StatementTotals,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import { and, desc, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { gameListing } from '../../catalogue/gameListing';
import { sumOfMoney } from '../../database/columns';
import type { Database } from '../../database/Database';
import { bet, betDay } from '../../database/tables/games';
import { account, posting, statementLine } from '../../database/tables/ledger';
import { accountIds } from '../../ledger/accounts';
import { walletIds } from '../../rules/wallets/wallets';
import { daysOf, type Period, sinceStart } from './statementPeriod';

/** Movements in one page: a month of play has thousands. */
const pageSize = 200;
/** Ids of one journal. */
const linesPerJournal = 16;

/** The movements of a period before `logId` (0 = from the newest), newest first, each with the balance after it. */
export async function linesOf(
  database: Database,
  playerId: number,
  page: Period & { readonly logId: number },
): Promise<StatementRow[]> {
  const lines = await unionAll(
    linesOfAccount(database, accountIds.cash(playerId), page),
    linesOfAccount(database, accountIds.bonus(playerId), page),
    ...walletIds(playerId).map((id) => linesOfAccount(database, id, page)),
  )
    .orderBy((line) => desc(line.id))
    .limit(pageSize);
  const before = await balancesBefore(
    database,
    playerId,
    lines.map(({ id }) => id),
  );
  const games = await gamesOf(
    database,
    lines.filter(({ kind }) => kind === 'bet' || kind === 'win').map(({ reference }) => reference),
  );
  return lines.map(({ id, atMs, kind, amount, reference }) => ({
    id,
    t: Math.floor(atMs / 1000),
    kind,
    am: pesoFromMoney(amount),
    bal: pesoFromMoney(addMoney(before.get(id) ?? zeroMoney, amount)),
    ref: reference,
    name: games.get(reference),
  }));
}

/** The newest lines of one account, by its index: of all together they are sorted then. */
function linesOfAccount(
  database: Database,
  accountId: string,
  { startsAtMs, endsAtMs, logId }: Period & { readonly logId: number },
) {
  // The journal is what the index knows; the id alone would read all that is newer.
  const older = and(lte(statementLine.journalId, journalOf(logId)), lt(statementLine.id, logId));
  return database
    .select({
      id: statementLine.id,
      atMs: statementLine.atMs,
      kind: statementLine.kind,
      amount: statementLine.amount,
      reference: statementLine.reference,
    })
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
}

/** The names of the games of rounds. */
async function gamesOf(database: Database, rounds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (rounds.length === 0) return new Map();
  const rows = await database
    .select({ roundId: bet.roundId, gameCode: bet.gameCode })
    .from(bet)
    .where(inArray(bet.roundId, [...new Set(rounds)]));
  return new Map(
    rows.map(({ roundId, gameCode }) => [
      roundId,
      gameListing.find(({ code }) => code === gameCode)?.name ?? gameCode,
    ]),
  );
}

/** A player's balance: own money, the pot of what was given, and what lies in studios' wallets. */
const accountsOf = (playerId: number) => [
  accountIds.cash(playerId),
  accountIds.bonus(playerId),
  ...walletIds(playerId),
];

const balanceOf = (playerId: number) =>
  sql<string>`(SELECT sum(balance) FROM account WHERE ${inArray(account.id, accountsOf(playerId))})::text`;

const journalOf = (id: number) => Math.floor(id / linesPerJournal);

/**
 * What there was before each movement: what is there now, less it and what has moved since, in one query and so at one
 * instant.
 *
 * @param ids newest first
 */
async function balancesBefore(
  database: Database,
  playerId: number,
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
      .where(
        and(
          inArray(posting.accountId, accountsOf(playerId)),
          gte(posting.journalId, journalOf(ids.at(-1) ?? 0)),
        ),
      ),
  );
  const rows = await database
    .with(since)
    .select({ id: since.lineId, moved: since.moved, balance: balanceOf(playerId) })
    .from(since)
    .where(inArray(since.lineId, [...ids]));
  return new Map(
    rows.map((row) => [row.id, subtractMoney(moneyFromScore(row.balance), moneyFromScore(row.moved))]),
  );
}

/** What a period came to, and what was there before and after it. */
interface StatementSums {
  readonly totals: StatementTotals;
  readonly balances: PeriodBalances;
}

/** Sums up a period in one query, and so at one instant: a movement meanwhile is in all of the sums or in none. */
export async function sumsOf(database: Database, playerId: number, period: Period): Promise<StatementSums> {
  const moved = movedSince(database, playerId, period);
  const played = playedIn(database, playerId, period);
  const rows = await database
    .with(moved, played)
    .select({
      balance: balanceOf(playerId),
      kind: moved.kind,
      within: moved.within,
      later: moved.later,
      staked: played.staked,
      won: played.won,
    })
    .from(played)
    .leftJoin(moved, sql`true`);
  const [first] = rows;
  const within = (...kinds: readonly StatementKind[]) =>
    sumOf(rows.filter(({ kind }) => kind !== null && kinds.includes(kind)).map((row) => row.within));
  const closing = subtractMoney(moneyFromScore(first?.balance ?? 0), sumOf(rows.map(({ later }) => later)));
  const all = sumOf(rows.map((row) => row.within));
  return {
    totals: {
      deposited: within('deposit'),
      withdrawn: subtractMoney(zeroMoney, within('withdrawal', 'refund')),
      bonus: within('bonus'),
      staked: moneyFromScore(first?.staked ?? 0),
      won: moneyFromScore(first?.won ?? 0),
    },
    balances: { opening: subtractMoney(closing, all), closing },
  };
}

/** What the balance moved by in and after a period, by what moved it. */
function movedSince(database: Database, playerId: number, { startsAtMs, endsAtMs }: Period) {
  const total = (condition: SQL) =>
    sql<string>`coalesce(sum(${statementLine.amount}) filter (where ${condition}), 0)::text`;
  return database.$with('moved').as(
    database
      .select({
        kind: statementLine.kind,
        within: total(lt(statementLine.atMs, endsAtMs)).as('within'),
        later: total(gte(statementLine.atMs, endsAtMs)).as('later'),
      })
      .from(statementLine)
      .where(
        and(
          or(
            ...accountsOf(playerId).map((id) =>
              and(eq(statementLine.accountId, id), sinceStart(id, startsAtMs)),
            ),
          ),
          gte(statementLine.atMs, startsAtMs),
        ),
      )
      .groupBy(statementLine.kind),
  );
}

/** What was staked and won, by the days of bets. */
function playedIn(database: Database, playerId: number, period: Period) {
  return database.$with('played').as(
    database
      .select({ staked: sumOfMoney(betDay.stake).as('staked'), won: sumOfMoney(betDay.win).as('won') })
      .from(betDay)
      .where(and(eq(betDay.playerId, playerId), daysOf(period))),
  );
}

const sumOf = (amounts: readonly (string | null)[]): Money =>
  amounts.reduce((sum, amount) => addMoney(sum, moneyFromScore(amount ?? 0)), zeroMoney);
