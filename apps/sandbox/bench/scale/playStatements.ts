import { type SQL, sql } from 'drizzle-orm';
import { gameListing } from '../../src/catalogue/gameListing';
import { withdrawalTimes } from '../../src/rules/orders/orderTimes';
import { scaleCycle } from './scaleCycle';

const { stake, win, rounds, withdrawal } = scaleCycle;
const minuteMs = 60_000;
const fullTurnover = 100;

/** What the steps of `scale_step` took, as a player finds it in the records: bets and withdrawals. */
export function playStatements(): readonly SQL[] {
  const games = gameListing.filter(({ turnoverPercent }) => turnoverPercent === fullTurnover);
  const codes = sql.join(
    games.map(({ code }) => sql`${code}`),
    sql`, `,
  );
  return [
    sql`INSERT INTO bet (player_id, game_code, round_id, stake, win, valid_stake, at_ms)
      SELECT player_id, (ARRAY[${codes}]::text[])[1 + (player_id + cycle + step) % ${games.length}::int], reference,
        ${stake}::bigint, CASE step % 2 WHEN 1 THEN ${win}::bigint ELSE 0 END, ${stake}::bigint, at_ms
      FROM scale_step WHERE step BETWEEN 2 AND ${rounds + 1} ORDER BY journal_id`,
    sql`INSERT INTO withdrawal (order_id, player_id, mode, amount, bank_code, account_no, account_name, status,
        created_at_ms, due_at_ms, settled_at_ms)
      SELECT reference, player_id, 'gcash', ${withdrawal}::bigint, 'GCash', '0917' || lpad((player_id % 10000000)::text, 7, '0'),
        'Juan Dela Cruz', 1, at_ms, at_ms + ${withdrawalTimes.pendingMs}::bigint, at_ms + ${minuteMs}::bigint
      FROM scale_step WHERE step = ${rounds + 2}::int ORDER BY journal_id`,
  ];
}
