import { moneyFromScore, subtractMoney, zeroMoney, type Money } from '@kislap/domain';
import type { PeriodBalances, StatementKind, StatementTotals } from '@kislap/domain';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { account } from '../../database/tables/account';
import { bet } from '../../database/tables/bet';
import { statementLine } from '../../database/tables/statementLine';
import { accountIds } from '../../ledger/accountIds';
import type { Period } from './periodOf';
import { sinceStart } from './sinceStart';

/** What a period came to, and what was there before and after it. */
export interface StatementSums {
  readonly totals: StatementTotals;
  readonly balances: PeriodBalances;
}

/** Sums up a period in one query, and so at one instant: a movement meanwhile is in all of the sums or in none. */
export async function sumsOf(
  database: Database,
  playerId: number,
  { startsAtMs, endsAtMs }: Period,
): Promise<StatementSums> {
  const accountId = accountIds.cash(playerId);
  const within = lt(statementLine.atMs, endsAtMs);
  const moved = (...kinds: readonly StatementKind[]) => total(sql`${within} and ${isOneOf(kinds)}`);
  // Rounds in a studio's own wallet never touch the balance, so all of them are asked of the bets.
  const played = (amount: typeof bet.stake | typeof bet.win) =>
    sql<string>`(SELECT coalesce(sum(${amount}), 0)::text FROM ${bet} WHERE ${bet.playerId} = ${playerId}
      AND ${bet.atMs} >= ${startsAtMs} AND ${bet.atMs} < ${endsAtMs})`;
  const [row] = await database
    .select({
      balance: account.balance,
      all: total(within),
      later: total(gte(statementLine.atMs, endsAtMs)),
      deposited: moved('deposit'),
      withdrawn: moved('withdrawal', 'refund'),
      bonus: moved('bonus'),
      staked: played(bet.stake),
      won: played(bet.win),
    })
    .from(account)
    .leftJoin(
      statementLine,
      and(
        eq(statementLine.accountId, account.id),
        sinceStart(accountId, startsAtMs),
        gte(statementLine.atMs, startsAtMs),
      ),
    )
    .where(eq(account.id, accountId))
    .groupBy(account.id);
  const closing = subtractMoney(row?.balance ?? zeroMoney, moneyFromScore(row?.later));
  return {
    totals: {
      deposited: moneyFromScore(row?.deposited),
      withdrawn: taken(row?.withdrawn),
      bonus: moneyFromScore(row?.bonus),
      staked: moneyFromScore(row?.staked),
      won: moneyFromScore(row?.won),
    },
    balances: { opening: subtractMoney(closing, moneyFromScore(row?.all)), closing },
  };
}

const total = (condition: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(${statementLine.amount}) filter (where ${condition}), 0)::text`;

const isOneOf = (kinds: readonly StatementKind[]) => sql`${statementLine.kind} in ${kinds}`;

/** What left the balance, as a positive amount. */
const taken = (amount: string | undefined): Money => subtractMoney(zeroMoney, moneyFromScore(amount));
