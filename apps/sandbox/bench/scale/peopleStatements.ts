import { moneyFromScore, scoreFromMoney } from '@kislap/domain';
import { type SQL, sql } from 'drizzle-orm';
import { referralRules } from '../../src/catalogue/rewards';
import { vipLevelOf } from '../../src/catalogue/vipLevels';
import { firstScaleId, type PlayerClass } from './planScale';
import { scaleCycle } from './scaleCycle';

const { deposit, rebate, stake, rounds } = scaleCycle;

/** Whom, and when their lives began. */
export interface ScalePeople {
  readonly classes: readonly PlayerClass[];
  readonly startMs: number;
  readonly passwordHash: string;
}

/** The players with what their cycles add up to, their ledger accounts, and what they earned whoever invited them. */
export function peopleStatements({ classes, startMs, passwordHash }: ScalePeople): readonly SQL[] {
  const rows = classes.map(({ firstId, players, cycles }) => {
    const totals = {
      deposit: moneyFromScore(cycles * deposit),
      turnover: moneyFromScore(cycles * rounds * stake),
    };
    return sql`(${firstId}::int, ${players}::int, ${cycles}::int, ${vipLevelOf(totals)}::int)`;
  });
  const [registered, firstDeposit] = [referralRules.registrationBonus, referralRules.depositBonus].map(
    scoreFromMoney,
  );
  return [
    sql`CREATE TEMP TABLE scale_player ON COMMIT DROP AS
      SELECT first_id + place AS id, cycles, vip_level
      FROM (VALUES ${sql.join(rows, sql`, `)}) AS class (first_id, players, cycles, vip_level),
        generate_series(0, players - 1) AS place`,
    // Everybody brought eight, so that teams have all three levels.
    sql`INSERT INTO player (id, nickname, phone, password_hash, birthday, vip_level, deposit_count, total_deposit,
        total_flow, need_flow, bet_flow, invited_by, registered_at_ms, terms_version, terms_at_ms, kyc_state)
      SELECT id, 'Player' || id, '6395' || lpad((id - ${firstScaleId})::text, 8, '0'), ${passwordHash}, '1990-01-01',
        vip_level, cycles, cycles * ${deposit}::bigint, cycles * ${rounds * stake}::bigint,
        cycles * ${deposit + rebate}::bigint, cycles * ${deposit + rebate}::bigint,
        CASE WHEN id > ${firstScaleId} THEN ${firstScaleId} + (id - ${firstScaleId} - 1) / 8 END, ${startMs}::bigint,
        '2026-11', ${startMs}::bigint, 2
      FROM scale_player ORDER BY id`,
    sql`INSERT INTO account (id, kind, allow_negative)
      SELECT 'player:' || id || ':' || part, 'player-' || part, false FROM scale_player, (VALUES ('cash'), ('hold'), ('bonus')) AS own (part)`,
    sql`INSERT INTO invite_bonus (player_id, friend_id, kind, amount, first_deposit, at_ms)
      SELECT invited_by, id, deed, CASE deed WHEN 1 THEN ${registered}::bigint ELSE ${firstDeposit}::bigint END,
        CASE deed WHEN 1 THEN 0 ELSE ${deposit}::bigint END, ${startMs}::bigint
      FROM player, (VALUES (1), (2)) AS done (deed) WHERE invited_by >= ${firstScaleId} ORDER BY id, deed`,
  ];
}
