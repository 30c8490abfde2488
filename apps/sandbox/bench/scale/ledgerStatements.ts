import { type SQL, sql } from 'drizzle-orm';
import { houseParts } from '../../src/ledger/accounts';
import { scaleCycle } from './scaleCycle';

const { deposit, rebate, stake, win, rounds, withdrawal } = scaleCycle;
const part = `':' || player_id % ${houseParts}`;
const outside = sql.raw(`'psp:gcash:clearing' || ${part}`);
const promo = sql.raw(`'house:promo' || ${part}`);
const gaming = sql.raw(`'house:gaming' || ${part}`);
const cash = sql.raw(`'player:' || player_id || ':cash'`);
const hold = sql.raw(`'player:' || player_id || ':hold'`);

/**
 * The journals of `scale_step` with their postings, and the balances they come to. The triggers that keep balances and
 * check journals one by one rest meanwhile, in this transaction alone; what they would have found, the invariants find.
 */
export function ledgerStatements(): readonly SQL[] {
  return [
    sql`ALTER TABLE journal DISABLE TRIGGER USER`,
    sql`ALTER TABLE posting DISABLE TRIGGER USER`,
    sql`INSERT INTO journal (id, idem_scope, idem_key, request_hash, kind, at_ms) OVERRIDING SYSTEM VALUE
      SELECT journal_id,
        CASE WHEN step = 0 THEN 'deposit' WHEN step = 1 THEN 'reward' WHEN step <= ${rounds + 1} THEN 'bet'
          WHEN step = ${rounds + 2} THEN 'withdrawal-hold' ELSE 'withdrawal-end' END,
        reference, '',
        CASE WHEN step = 0 THEN 'credit' WHEN step = 1 THEN 'reward' WHEN step <= ${rounds + 1} THEN 'bet'
          WHEN step = ${rounds + 2} THEN 'withdraw' ELSE 'withdrawal-payout' END, at_ms
      FROM scale_step ORDER BY journal_id`,
    sql`INSERT INTO posting (journal_id, seq, account_id, amount)
      SELECT journal_id, place + side, CASE side WHEN 0 THEN giver ELSE taker END,
        CASE side WHEN 0 THEN -amount ELSE amount END
      FROM scale_step CROSS JOIN LATERAL (
        SELECT 0 AS place, ${outside} AS giver, ${cash} AS taker, ${deposit}::bigint AS amount WHERE step = 0
        UNION ALL SELECT 0, ${promo}, ${cash}, ${rebate}::bigint WHERE step = 1
        UNION ALL SELECT 0, ${cash}, ${gaming}, ${stake}::bigint WHERE step BETWEEN 2 AND ${rounds + 1}
        UNION ALL SELECT 2, ${gaming}, ${cash}, ${win}::bigint
          WHERE step BETWEEN 2 AND ${rounds + 1} AND step % 2 = 1
        UNION ALL SELECT 0, ${cash}, ${hold}, ${withdrawal}::bigint WHERE step = ${rounds + 2}
        UNION ALL SELECT 0, ${hold}, ${outside}, ${withdrawal}::bigint WHERE step = ${rounds + 3}
      ) AS transfer, (VALUES (0), (1)) AS sides (side)
      ORDER BY journal_id, place + side`,
    sql`UPDATE account SET balance = account.balance + moved.total, version = account.version + moved.entries,
        last_at_ms = moved.at_ms
      FROM (SELECT account_id, sum(amount)::bigint AS total, count(*) AS entries, max(at_ms) AS at_ms
        FROM posting JOIN scale_step USING (journal_id) GROUP BY account_id) AS moved
      WHERE account.id = moved.account_id`,
    sql`ALTER TABLE journal ENABLE TRIGGER USER`,
    sql`ALTER TABLE posting ENABLE TRIGGER USER`,
    sql`SELECT setval(pg_get_serial_sequence('journal', 'id'), (SELECT max(id) FROM journal))`,
  ];
}
