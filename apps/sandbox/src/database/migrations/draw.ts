import type { Migration } from './Migration';

/**
 * The luck draw: rounds and their spins. Both take their ids from one sequence, because the wire names either by a
 * log id.
 */
export const draw: Migration = {
  id: '0008-draw',
  statements: [
    `CREATE SEQUENCE draw_log_id`,
    `CREATE TABLE draw_round (
      id bigint PRIMARY KEY DEFAULT nextval('draw_log_id'),
      player_id integer NOT NULL REFERENCES player (id),
      goal bigint NOT NULL CHECK (goal > 0),
      collected bigint NOT NULL DEFAULT 0 CHECK (collected BETWEEN 0 AND goal),
      state integer NOT NULL DEFAULT 1 CHECK (state BETWEEN 1 AND 4),
      started_at_ms bigint NOT NULL,
      ends_at_ms bigint NOT NULL,
      paid_at_ms bigint,
      CONSTRAINT goal_pays_once CHECK ((state IN (2, 3)) = (collected = goal)),
      CONSTRAINT paid_has_time CHECK ((state = 3) = (paid_at_ms IS NOT NULL))
    )`,
    `ALTER SEQUENCE draw_log_id OWNED BY draw_round.id`,
    `CREATE UNIQUE INDEX draw_round_open ON draw_round (player_id) WHERE state IN (1, 2)`,
    `CREATE INDEX draw_round_by_player ON draw_round (player_id, id DESC)`,
    `CREATE INDEX draw_round_paid ON draw_round (paid_at_ms DESC) WHERE state = 3`,
    `CREATE TABLE draw_spin (
      id bigint PRIMARY KEY DEFAULT nextval('draw_log_id'),
      round_id bigint NOT NULL REFERENCES draw_round (id),
      player_id integer NOT NULL REFERENCES player (id),
      source text NOT NULL CHECK (source IN ('free', 'invite', 'deposit')),
      prize_index integer NOT NULL CHECK (prize_index >= 0),
      prize_type integer NOT NULL CHECK (prize_type BETWEEN 1 AND 4),
      amount bigint NOT NULL CHECK (amount >= 0),
      added bigint NOT NULL CHECK (added BETWEEN 0 AND amount),
      state integer NOT NULL CHECK (state IN (1, 2)),
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX draw_spin_by_player ON draw_spin (player_id, id DESC)`,
    `CREATE INDEX draw_spin_by_round ON draw_spin (round_id)`,
    `CREATE INDEX player_invited_since ON player (invited_by, registered_at_ms) WHERE invited_by IS NOT NULL`,
    `CREATE VIEW draw_invariants AS
    SELECT 'I20' AS id, 'a round of the draw has collected what its spins added' AS description,
      (SELECT count(*) FROM draw_round WHERE collected <>
        (SELECT coalesce(sum(added), 0) FROM draw_spin WHERE round_id = draw_round.id)) AS violations
    UNION ALL SELECT 'I21', 'a round of the draw is paid if and only if its reward was posted',
      (SELECT count(*) FROM draw_round LEFT JOIN journal
        ON idem_scope = 'reward' AND idem_key = '9:' || player_id || ':round:' || draw_round.id
        WHERE (state = 3) <> (journal.id IS NOT NULL))
    UNION ALL SELECT 'I22', 'every spin of the draw stands in the prize record',
      (SELECT count(*) FROM draw_spin LEFT JOIN prize
        ON activity_type = 9 AND prize.player_id = draw_spin.player_id AND claim_key = 'spin:' || draw_spin.id
        WHERE prize.id IS NULL OR prize.amount <> draw_spin.added OR prize.state <> draw_spin.state)`,
  ],
};
