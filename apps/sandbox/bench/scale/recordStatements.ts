import { type SQL, sql } from 'drizzle-orm';
import { activityType } from '../../src/catalogue/activityType';
import { depositTimes } from '../../src/rules/orders/orderTimes';
import { scaleCycle } from './scaleCycle';

const { deposit, rebate } = scaleCycle;
const minuteMs = 60_000;

/** What the steps of `scale_step` gave, as a player finds it in the records: deposits, rebates, turnover, messages. */
export function recordStatements(): readonly SQL[] {
  return [
    sql`INSERT INTO deposit (order_id, player_id, mode, channel, method_id, channel_name, amount, status, is_first,
        created_at_ms, expires_at_ms, credit_due_at_ms, settled_at_ms)
      SELECT reference, player_id, 'gcash', 'gc1', 1, 'Gcash 1', ${deposit}::bigint, 1, cycle = 0,
        at_ms - ${minuteMs}::bigint, at_ms + ${depositTimes.expiresAfterMs - minuteMs}::bigint, at_ms, at_ms
      FROM scale_step WHERE step = 0 ORDER BY journal_id`,
    sql`INSERT INTO deposit_notice (player_id, deposit_id, amount, is_first, at_ms)
      SELECT player_id, id, amount, is_first, settled_at_ms FROM deposit
      WHERE order_id IN (SELECT reference FROM scale_step WHERE step = 0) ORDER BY id`,
    sql`INSERT INTO prize (player_id, activity_type, claim_key, prize_type, amount, state, at_ms)
      SELECT player_id, ${activityType.rebate}::int, split_part(reference, ':', 3), 1, ${rebate}::bigint, 2, at_ms
      FROM scale_step WHERE step = 1 ORDER BY journal_id`,
    sql`INSERT INTO turnover_task (player_id, kind, activity_type, amount, times, need, at_ms)
      SELECT player_id, CASE step WHEN 0 THEN 'deposit' ELSE 'event' END,
        CASE step WHEN 0 THEN 0 ELSE ${activityType.rebate}::int END, need, 1, need, at_ms
      FROM (SELECT *, CASE step WHEN 0 THEN ${deposit}::bigint ELSE ${rebate}::bigint END AS need
        FROM scale_step WHERE step <= 1) AS given ORDER BY journal_id`,
    sql`INSERT INTO mail (player_id, template, mail_key, words, amount, at_ms, read_at_ms)
      SELECT player_id, 'news', 'letter:' || at_ms, '{}', 0, at_ms, at_ms + 3600000
      FROM scale_step WHERE step = 0 ORDER BY journal_id`,
  ];
}
