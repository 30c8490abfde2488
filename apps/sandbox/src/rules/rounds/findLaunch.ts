import { baseLocale } from '@kislap/domain';
import type { Locale, Money } from '@kislap/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/Database';
import { account } from '../../database/tables/ledger';
import { launch } from '../../database/tables/games';
import { session } from '../../database/tables/access';

/** A launch whose session is alive. */
export interface LivingLaunch {
  readonly sid: string;
  readonly userId: number;
  readonly gameCode: string;
  /** What it is played from. */
  readonly accountId: string;
  readonly locale: Locale;
  readonly balance: Money;
  /** The session that it was opened from. */
  readonly session: {
    readonly tokenHash: string;
    readonly createdAtMs: number;
    readonly lastActAtMs: number;
  };
}

const pot = alias(account, 'pot');
const own = sql`'player:' || ${launch.playerId}`;
const isPotOfBalance = sql`${pot.id} = ${own} || ':bonus' AND ${launch.accountId} = ${own} || ':cash'`;

/** The launch behind a sid with the balance it is played from; undefined when unknown or its session has ended. */
export async function findLaunch(
  database: Database,
  sid: string,
  nowMs: number,
): Promise<LivingLaunch | undefined> {
  // The database takes no such text.
  if (sid.includes('\0')) return undefined;
  const [found] = await database
    .select({
      sid: launch.sid,
      userId: launch.playerId,
      gameCode: launch.gameCode,
      accountId: launch.accountId,
      locale: launch.locale,
      balance: sql<Money>`${account.balance} + coalesce(${pot.balance}, 0)`.mapWith(account.balance),
      session: {
        tokenHash: session.tokenHash,
        createdAtMs: session.createdAtMs,
        lastActAtMs: session.lastActAtMs,
      },
    })
    .from(launch)
    .innerJoin(session, eq(session.tokenHash, launch.tokenHash))
    .innerJoin(account, eq(account.id, launch.accountId))
    // Given money is played with from the balance only.
    .leftJoin(pot, isPotOfBalance)
    .where(and(eq(launch.sid, sid), gt(session.expiresAtMs, nowMs)));
  return found && { ...found, locale: baseLocale(found.locale) };
}
