import type { Migration } from './accountsAndPayments';

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

/** The ledger's self-check as one view: every row must count 0 violations. */
export const invariants: Migration = {
  id: '0004-invariants',
  statements: [
    `CREATE VIEW invariants AS
    SELECT 'I1' AS id, 'all postings together sum to zero' AS description,
      (SELECT count(*) FROM (SELECT 1 FROM posting HAVING coalesce(sum(amount), 0) <> 0) broken) AS violations
    UNION ALL SELECT 'I2', 'every journal balances and has at least two postings',
      (SELECT count(*) FROM (SELECT journal.id FROM journal LEFT JOIN posting ON journal_id = journal.id
        GROUP BY journal.id HAVING count(seq) < 2 OR coalesce(sum(amount), 0) <> 0) broken)
    UNION ALL SELECT 'I3', 'no covered account is below zero',
      (SELECT count(*) FROM account WHERE NOT allow_negative AND balance < 0)
    UNION ALL SELECT 'I4', 'every stored balance equals its postings',
      (SELECT count(*) FROM account LEFT JOIN
        (SELECT account_id, sum(amount) AS total FROM posting GROUP BY account_id) posted ON account_id = id
        WHERE balance <> coalesce(total, 0))
    UNION ALL SELECT 'I6', 'every credited deposit has one credit journal, and no other deposit has any',
      (SELECT count(*) FROM deposit LEFT JOIN journal ON idem_scope = 'deposit' AND idem_key = order_id
        WHERE (status = 1) <> (journal.id IS NOT NULL))
    UNION ALL SELECT 'I7', 'pending withdrawals equal the money on hold',
      (SELECT count(*) FROM player WHERE
        (SELECT coalesce(sum(amount), 0) FROM withdrawal WHERE player_id = player.id AND status = 0)
        <> (SELECT balance FROM account WHERE account.id = 'player:' || player.id || ':hold'))
    UNION ALL SELECT 'I9', 'every credit journal belongs to a deposit and every bet journal to a bet',
      (SELECT count(*) FROM journal
        LEFT JOIN deposit ON idem_scope = 'deposit' AND order_id = idem_key
        LEFT JOIN bet ON kind = 'bet' AND round_id = idem_key
        WHERE (idem_scope = 'deposit' AND deposit.id IS NULL) OR (kind = 'bet' AND bet.id IS NULL))
    UNION ALL SELECT 'I10', 'a reversal undoes its journal exactly',
      (SELECT count(*) FROM (SELECT back.id FROM journal back
        JOIN posting ON journal_id IN (back.id, back.reverses)
        WHERE back.reverses IS NOT NULL GROUP BY back.id, account_id HAVING sum(amount) <> 0) broken)
    UNION ALL SELECT 'I11', 'no money is made or lost: all balances sum to zero',
      (SELECT count(*) FROM (SELECT 1 FROM account HAVING coalesce(sum(balance), 0) <> 0) broken)
    UNION ALL SELECT 'I12', 'no covered account ever dipped below zero',
      (SELECT count(*) FROM (SELECT account_id, sum(amount) OVER
          (PARTITION BY account_id ORDER BY journal_id, seq) AS running FROM posting) replayed
        JOIN account ON account.id = account_id WHERE NOT allow_negative AND running < 0)
    UNION ALL SELECT 'I13', 'turnover stays between zero and what is needed',
      (SELECT count(*) FROM player WHERE bet_flow < 0 OR bet_flow > need_flow)
    UNION ALL SELECT 'I14', 'per account, later journals never carry an earlier time',
      (SELECT count(*) FROM (SELECT at_ms, lag(at_ms) OVER (PARTITION BY account_id ORDER BY journal_id, seq) AS before
        FROM posting JOIN journal ON journal.id = journal_id) replayed WHERE at_ms < before)`,
  ],
};

/** Remembers the day of a player's last repaired check-in: one repair a day, however often its condition is met. */
export const checkInRepair: Migration = {
  id: '0006-check-in-repair',
  statements: [`ALTER TABLE player ADD COLUMN repaired_day text NOT NULL DEFAULT ''`],
};

/** Codes of gift cards that were tried in vain: so many a day and no more. */
export const giftCards: Migration = {
  id: '0007-gift-cards',
  statements: [
    `CREATE TABLE wrong_card (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX wrong_card_by_player ON wrong_card (player_id, at_ms)`,
  ],
};

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

/** A player's bets are read newest first, a page at a time. */
export const betHistory: Migration = {
  id: '0012-bet-history',
  statements: [`CREATE INDEX bet_of_player ON bet (player_id, id DESC)`],
};

/** What players set for themselves, and how long they stay away. */
export const playLimits: Migration = {
  id: '0012-play-limits',
  statements: [
    `CREATE TABLE play_limit (
      player_id integer NOT NULL REFERENCES player (id),
      kind text NOT NULL CHECK (kind IN ('dep', 'loss')),
      span text NOT NULL CHECK (span IN ('day', 'week', 'month')),
      amount bigint CHECK (amount >= 0),
      pending_amount bigint CHECK (pending_amount >= 0),
      pending_from_ms bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (player_id, kind, span)
    )`,
    `CREATE TABLE exclusion (
      player_id integer PRIMARY KEY REFERENCES player (id),
      until_ms bigint NOT NULL,
      irrevocable_until_ms bigint NOT NULL,
      at_ms bigint NOT NULL
    )`,
  ],
};

/** The mailbox. A message is rendered from its template and words, in the reader's language. */
export const mail: Migration = {
  id: '0011-mail',
  statements: [
    `CREATE TABLE mail (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      template text NOT NULL,
      mail_key text NOT NULL,
      words jsonb NOT NULL,
      amount bigint NOT NULL CHECK (amount >= 0),
      at_ms bigint NOT NULL,
      ends_at_ms bigint,
      read_at_ms bigint,
      received_at_ms bigint,
      deleted_at_ms bigint,
      UNIQUE (player_id, mail_key)
    )`,
    `CREATE INDEX mail_by_player ON mail (player_id, id DESC) WHERE deleted_at_ms IS NULL`,
  ],
};
