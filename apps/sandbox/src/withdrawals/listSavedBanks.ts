import { and, desc, eq, max, ne } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { withdrawal } from '../database/tables/withdrawal';

const most = 10;
const rejected = 3;

/** An account that a player has withdrawn to. */
export interface StoredBank {
  readonly id: number;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
}

/** The accounts of a player's withdrawals that were not rejected, each once, the latest used first, at most ten. */
export async function listSavedBanks(database: Database, playerId: number): Promise<readonly StoredBank[]> {
  const latest = database.$with('latest').as(
    database
      .select({ id: max(withdrawal.id).as('latest_id') })
      .from(withdrawal)
      .where(and(eq(withdrawal.playerId, playerId), ne(withdrawal.status, rejected)))
      .groupBy(withdrawal.bankCode, withdrawal.accountNo),
  );
  return await database
    .with(latest)
    .select({
      id: withdrawal.id,
      bankCode: withdrawal.bankCode,
      accountNo: withdrawal.accountNo,
      accountName: withdrawal.accountName,
    })
    .from(withdrawal)
    .innerJoin(latest, eq(latest.id, withdrawal.id))
    .orderBy(desc(withdrawal.id))
    .limit(most);
}
