import type { Migration } from './Migration';

/** What events give, and what has to be bet for it. Turnover that was needed before becomes one task. */
export const rewards: Migration = {
  id: '0005-rewards',
  statements: [
    `CREATE TABLE turnover_task (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      kind text NOT NULL CHECK (kind IN ('deposit', 'bonus', 'event')),
      activity_type integer NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      times integer NOT NULL CHECK (times > 0),
      need bigint NOT NULL CHECK (need > 0),
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX turnover_task_by_player ON turnover_task (player_id, id DESC)`,
    `INSERT INTO turnover_task (player_id, kind, activity_type, amount, times, need, at_ms)
      SELECT id, 'deposit', 0, need_flow, 1, need_flow, registered_at_ms FROM player WHERE need_flow > 0`,
    `CREATE TABLE prize (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      activity_type integer NOT NULL,
      claim_key text NOT NULL,
      prize_type integer NOT NULL CHECK (prize_type BETWEEN 1 AND 4),
      amount bigint NOT NULL CHECK (amount >= 0),
      state integer NOT NULL CHECK (state IN (1, 2)),
      at_ms bigint NOT NULL,
      UNIQUE (player_id, activity_type, claim_key)
    )`,
    `CREATE INDEX prize_by_player ON prize (player_id, id DESC)`,
    `CREATE INDEX prize_by_activity ON prize (activity_type, id DESC)`,
    `CREATE VIEW reward_invariants AS
    SELECT 'I15' AS id, 'the tasks of turnover add up to what is needed' AS description,
      (SELECT count(*) FROM player WHERE need_flow <>
        (SELECT coalesce(sum(need), 0) FROM turnover_task WHERE player_id = player.id)) AS violations
    UNION ALL SELECT 'I16', 'every reward journal belongs to a prize',
      (SELECT count(*) FROM journal LEFT JOIN prize
        ON idem_key = activity_type || ':' || player_id || ':' || claim_key
        WHERE kind = 'reward' AND prize.id IS NULL)`,
  ],
};
