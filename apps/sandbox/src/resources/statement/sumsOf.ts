import { addMoney, moneyFromScore, subtractMoney, zeroMoney, type Money } from '@kislap/domain';
import type { PeriodBalances, StatementKind, StatementTotals } from '@kislap/domain';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { account } from '../../database/tables/account';
import { betDay } from '../../database/tables/betDay';
import { statementLine } from '../../database/tables/statementLine';
import { accountIds } from '../../ledger/accountIds';
import { sumOfMoney } from '../../referrals/sumOfMoney';
import { daysOf } from './daysOf';
import type { Period } from './periodOf';
import { sinceStart } from './sinceStart';

/** What a period came to, and what was there before and after it. */
export interface StatementSums {
  readonly totals: StatementTotals;
  readonly balances: PeriodBalances;
}

/** Sums up a period in one query, and so at one instant: a movement meanwhile is in all of the sums or in none. */
export async function sumsOf(database: Database, playerId: number, period: Period): Promise<StatementSums> {
  const accountId = accountIds.cash(playerId);
  const moved = movedSince(database, accountId, period);
  const played = playedIn(database, playerId, period);
  const rows = await database
    .with(moved, played)
    .select({
      balance: account.balance,
      kind: moved.kind,
      within: moved.within,
      later: moved.later,
      staked: played.staked,
      won: played.won,
    })
    .from(account)
    .innerJoin(played, sql`true`)
    .leftJoin(moved, sql`true`)
    .where(eq(account.id, accountId));
  const [first] = rows;
  const within = (...kinds: readonly StatementKind[]) =>
    sumOf(rows.filter(({ kind }) => kind !== null && kinds.includes(kind)).map((row) => row.within));
  const closing = subtractMoney(first?.balance ?? zeroMoney, sumOf(rows.map(({ later }) => later)));
  const all = sumOf(rows.map((row) => row.within));
  return {
    totals: {
      deposited: within('deposit'),
      withdrawn: subtractMoney(zeroMoney, within('withdrawal', 'refund')),
      bonus: within('bonus'),
      staked: moneyFromScore(first?.staked),
      won: moneyFromScore(first?.won),
    },
    balances: { opening: subtractMoney(closing, all), closing },
  };
}

/** What the balance moved by in and after a period, by what moved it. */
function movedSince(database: Database, accountId: string, { startsAtMs, endsAtMs }: Period) {
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
          eq(statementLine.accountId, accountId),
          sinceStart(accountId, startsAtMs),
          gte(statementLine.atMs, startsAtMs),
        ),
      )
      .groupBy(statementLine.kind),
  );
}

/** What was staked and won. Rounds in a studio's own wallet never touch the balance, so the days of bets are asked. */
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
