import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../src/database/Database';
import { sha256 } from '../../src/kernel/secrets';
import { rowsOf } from './rowsOf';

const lines = v.array(v.object({ line: v.string() }));

/**
 * The hash of the whole ledger in its order: kind, key, time and entries of every journal. The numbers of orders are
 * drawn by chance and so stand by their place in the records.
 */
export async function journalHash(database: Database): Promise<string> {
  const rows = await rowsOf(
    database,
    sql`SELECT concat_ws('|', journal.id, journal.kind, idem_scope,
        CASE WHEN deposit.id IS NOT NULL THEN 'D' || deposit.id
          WHEN withdrawal.id IS NOT NULL THEN 'W' || withdrawal.id
          WHEN idem_scope IN ('control-credit', 'studio-in', 'studio-out', 'bonus-own', 'bonus-void') THEN '' ELSE idem_key END,
        journal.at_ms, string_agg(account_id || ':' || posting.amount, ',' ORDER BY seq)) AS line
      FROM journal JOIN posting ON posting.journal_id = journal.id
      LEFT JOIN deposit ON idem_scope = 'deposit' AND deposit.order_id = idem_key
      LEFT JOIN withdrawal ON idem_scope IN ('withdrawal-hold', 'withdrawal-end') AND withdrawal.order_id = idem_key
      GROUP BY journal.id, deposit.id, withdrawal.id ORDER BY journal.id`,
  );
  return sha256(
    v
      .parse(lines, rows)
      .map(({ line }) => line)
      .join('\n'),
  );
}
