import { type SQL, sql } from 'drizzle-orm';
import { activityType } from '../../src/catalogue/activityType';
import { scaleCycle } from './scaleCycle';

const { rounds, journals } = scaleCycle;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const manilaOffsetMs = 8 * 3_600_000;

/** From when to when, in epoch milliseconds; long enough for the busiest player to have a day for each cycle. */
export interface ScaleTime {
  readonly startMs: number;
  readonly spanMs: number;
  /** The highest journal number there is. */
  readonly lastJournal: number;
}

/** Everything that happens as `scale_step`, in the order of time: one row for a journal, and what names it for ever. */
export function stepStatement({ startMs, spanMs, lastJournal }: ScaleTime): SQL {
  const dayBefore = sql`(date '1970-01-01' + ((at_ms + ${manilaOffsetMs - dayMs}::bigint) / ${dayMs}::bigint)::int)`;
  const cycleMs = sql`(${spanMs}::bigint / cycles)`;
  return sql`CREATE TEMP TABLE scale_step ON COMMIT DROP AS
      SELECT ${lastJournal}::bigint + row_number() OVER (ORDER BY at_ms, player_id, cycle, step) AS journal_id,
        player_id, cycle, step, at_ms,
        CASE WHEN step = 0 THEN 'D' || upper(substr(md5('D' || player_id || ':' || cycle), 1, 20))
          WHEN step = 1 THEN ${activityType.rebate}::text || ':' || player_id || ':' || ${dayBefore}
          WHEN step <= ${rounds + 1} THEN encode(sha256(convert_to(player_id || ':' || cycle || ':' || step, 'UTF8')), 'hex')
          ELSE 'W' || upper(substr(md5('W' || player_id || ':' || cycle), 1, 20)) END AS reference
      FROM (SELECT id AS player_id, cycle, step,
          ${startMs}::bigint + cycle * ${cycleMs}
            + (id::bigint * 7919 * 1000) % (${cycleMs} - ${journals * minuteMs}::bigint)
            + step * ${minuteMs}::bigint AS at_ms
        FROM scale_player, generate_series(0, cycles - 1) AS cycle, generate_series(0, ${journals - 1}::int) AS step
      ) AS happened`;
}
