import type { Migration } from './accountsAndPayments';

/** What moves money, under the key of its journal, and when it happened. */
const deeds = `SELECT 'bet' AS scope, round_id AS key, at_ms FROM bet
  UNION ALL SELECT 'deposit', order_id, settled_at_ms FROM deposit
  UNION ALL SELECT 'withdrawal-hold', order_id, created_at_ms FROM withdrawal
  UNION ALL SELECT 'withdrawal-end', order_id, settled_at_ms FROM withdrawal`;

/**
 * The view of what is kept twice and has to agree.
 *
 * @param kept what of a day of bets is kept, as columns
 */
const keptInvariantsView = (kept: readonly string[]): string => {
  const row = (table: string) => kept.map((column) => `${table}.${column}`).join(', ');
  return `CREATE OR REPLACE VIEW kept_invariants AS
    SELECT 'I28' AS id, 'the days of bets come to what their bets come to' AS description,
      (SELECT count(*) FROM bet_day FULL JOIN
        (SELECT player_id, (at_ms + 28800000) / 86400000 AS day, count(*) AS bets, sum(stake) AS stake,
          sum(win) AS win, sum(valid_stake) AS valid_stake FROM bet GROUP BY 1, 2) played USING (player_id, day)
        WHERE (${row('bet_day')}) IS DISTINCT FROM (${row('played')})) AS violations
    UNION ALL SELECT 'I29', 'every movement tells when its bet, deposit or withdrawal was',
      (SELECT count(*) FROM journal JOIN (${deeds}) deed ON idem_scope = scope AND idem_key = key
        WHERE deed.at_ms <> coalesce(happened_ms, journal.at_ms))`;
};

/**
 * Postings know when their movement happened if the journal had to be later, so that a statement need not look up the
 * bet, deposit or withdrawal of every line. Invariants check both copies.
 */
export const journalTime: Migration = {
  id: '0027-journal-time',
  statements: [
    `ALTER TABLE journal ADD COLUMN happened_ms bigint CHECK (happened_ms < at_ms)`,
    // Not a change of what was entered: the new column alone is filled.
    `ALTER TABLE journal DISABLE TRIGGER journal_is_final`,
    `UPDATE journal SET happened_ms = deed.at_ms FROM (${deeds}) deed
      WHERE idem_scope = scope AND idem_key = key AND deed.at_ms < journal.at_ms`,
    `ALTER TABLE journal ENABLE TRIGGER journal_is_final`,
    // A bet's other side is the house, so that only the other lines look at theirs.
    `CREATE OR REPLACE VIEW statement_line AS
    SELECT own.account_id, own.journal_id * 16 + own.seq AS id, own.journal_id, own.amount,
      coalesce(journal.happened_ms, journal.at_ms) AS at_ms,
      journal.idem_key AS reference,
      CASE
        WHEN journal.kind = 'bet' THEN CASE WHEN own.amount < 0 THEN 'bet' ELSE 'win' END
        ELSE (SELECT CASE
            WHEN other.account_id = 'house:promo' THEN 'bonus'
            WHEN other.account_id LIKE 'psp:%' THEN 'deposit'
            WHEN other.account_id LIKE 'player:%:hold' THEN
              CASE WHEN own.amount < 0 THEN 'withdrawal' ELSE 'refund' END
            ELSE 'other'
          END FROM posting other WHERE other.journal_id = own.journal_id AND other.seq = own.seq # 1)
      END AS kind
    FROM posting own JOIN journal ON journal.id = own.journal_id
    WHERE own.account_id LIKE 'player:%:cash'`,
    keptInvariantsView(['stake', 'win', 'valid_stake']),
  ],
};

/**
 * The view of the lines of players' statements.
 *
 * @param isPromotion what the id of the other account must be, in SQL, for a line to be a bonus
 */
const statementLineView = (isPromotion: string): string =>
  `CREATE OR REPLACE VIEW statement_line AS
  SELECT own.account_id, own.journal_id * 16 + own.seq AS id, own.journal_id, own.amount,
    coalesce(journal.happened_ms, journal.at_ms) AS at_ms,
    journal.idem_key AS reference,
    CASE
      WHEN journal.kind = 'bet' THEN CASE WHEN own.amount < 0 THEN 'bet' ELSE 'win' END
      ELSE (SELECT CASE
          WHEN other.account_id ${isPromotion} THEN 'bonus'
          WHEN other.account_id LIKE 'psp:%' THEN 'deposit'
          WHEN other.account_id LIKE 'player:%:hold' THEN
            CASE WHEN own.amount < 0 THEN 'withdrawal' ELSE 'refund' END
          ELSE 'other'
        END FROM posting other WHERE other.journal_id = own.journal_id AND other.seq = own.seq # 1)
    END AS kind
  FROM posting own
  CROSS JOIN LATERAL (
    SELECT kind, idem_key, at_ms, happened_ms FROM journal WHERE journal.id = own.journal_id OFFSET 0
  ) journal
  WHERE own.account_id LIKE 'player:%:cash'`;

/**
 * A statement looks up each line's journal by key. `OFFSET 0` keeps PostgreSQL from joining all journals of the
 * period, whose number grows with all players.
 */
export const statementLines: Migration = {
  id: '0028-statement-lines',
  statements: [statementLineView("= 'house:promo'")],
};

/**
 * Orders keep the idempotency key they were made under, so that a device without an answer can ask for them after the
 * stored answer is gone. Also the saved accounts that a player has removed.
 */
export const orderKeys: Migration = {
  id: '0029-order-keys',
  statements: [
    `ALTER TABLE deposit ADD COLUMN request_key text`,
    `ALTER TABLE withdrawal ADD COLUMN request_key text`,
    `CREATE UNIQUE INDEX deposit_by_key ON deposit (player_id, request_key)`,
    `CREATE UNIQUE INDEX withdrawal_by_key ON withdrawal (player_id, request_key)`,
    `CREATE TABLE forgotten_bank (
      player_id integer NOT NULL REFERENCES player (id),
      bank_code text NOT NULL,
      account_no text NOT NULL,
      at_ms bigint NOT NULL,
      PRIMARY KEY (player_id, bank_code, account_no)
    )`,
  ],
};

/**
 * When a session's player last acted, what codes and password attempts were for, and how often an address called.
 * Earlier counts name no purpose and begin anew.
 */
export const accessCounts: Migration = {
  id: '0030-access-counts',
  statements: [
    `ALTER TABLE session
      ADD COLUMN last_act_at_ms bigint NOT NULL DEFAULT 0,
      ADD COLUMN previous_secret_key text NOT NULL DEFAULT '',
      ADD COLUMN previous_secret_expires_at_ms bigint NOT NULL DEFAULT 0`,
    `UPDATE session SET last_act_at_ms = last_seen_at_ms`,
    `ALTER TABLE session ALTER COLUMN last_act_at_ms DROP DEFAULT`,
    `DELETE FROM sms_code`,
    `ALTER TABLE sms_code ADD COLUMN purpose text NOT NULL`,
    `CREATE TABLE sms_code_try (
      code_id bigint NOT NULL REFERENCES sms_code (id) ON DELETE CASCADE,
      network text NOT NULL,
      tries integer NOT NULL,
      PRIMARY KEY (code_id, network)
    )`,
    `DELETE FROM login_failure`,
    `DROP INDEX login_failure_by_subject`,
    `ALTER TABLE login_failure RENAME COLUMN subject TO account`,
    `ALTER TABLE login_failure ADD COLUMN purpose text NOT NULL`,
    `CREATE INDEX login_failure_by_account ON login_failure (account, purpose, at_ms)`,
    `CREATE UNLOGGED TABLE call_count (
      subject text PRIMARY KEY,
      ends_at_ms bigint NOT NULL,
      calls integer NOT NULL
    )`,
    `CREATE INDEX call_count_by_end ON call_count (ends_at_ms)`,
  ],
};

/** Whether a missed day can be repaired follows from today's deposits and turnover, and is kept nowhere. */
export const derivedRepairMark: Migration = {
  id: '0030-derived-renewal',
  statements: ['ALTER TABLE player DROP COLUMN renew_day'],
};

/**
 * The house and each payment mode get 64 accounts beside their one, so that no row is locked by everybody. What was
 * entered stays where it is: an account's balance is the sum of its parts.
 */
export const houseParts: Migration = {
  id: '0031-house-parts',
  statements: [
    `INSERT INTO account (id, kind, allow_negative)
      SELECT id || ':' || part, kind, allow_negative FROM account CROSS JOIN generate_series(0, 63) AS part
      WHERE kind IN ('house', 'psp')
      ON CONFLICT DO NOTHING`,
    statementLineView("LIKE 'house:promo%'"),
  ],
};

/** How many bets a day has, kept beside what they come to: every page of a day's bets tells both. */
export const betDayCounts: Migration = {
  id: '0032-bet-day-counts',
  statements: [
    `ALTER TABLE bet_day ADD COLUMN bets integer NOT NULL DEFAULT 0`,
    `UPDATE bet_day SET bets = played.bets FROM
      (SELECT player_id, (at_ms + 28800000) / 86400000 AS day, count(*) AS bets FROM bet GROUP BY 1, 2) played
      WHERE bet_day.player_id = played.player_id AND bet_day.day = played.day`,
    `ALTER TABLE bet_day ALTER COLUMN bets DROP DEFAULT`,
    `CREATE OR REPLACE FUNCTION keep_bet_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO bet_day AS kept (player_id, day, bets, stake, win, valid_stake)
        SELECT player_id, (at_ms + 28800000) / 86400000, count(*), sum(stake), sum(win), sum(valid_stake)
        FROM added GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (player_id, day) DO UPDATE SET bets = kept.bets + excluded.bets,
        stake = kept.stake + excluded.stake, win = kept.win + excluded.win,
        valid_stake = kept.valid_stake + excluded.valid_stake;
      RETURN NULL;
    END $$`,
    keptInvariantsView(['bets', 'stake', 'win', 'valid_stake']),
  ],
};

/** When the payment of a deposit came: of those from before, as far as their credit tells it. */
export const paidInstants: Migration = {
  id: '0060-paid-instants',
  statements: [
    `ALTER TABLE deposit ADD COLUMN paid_at_ms bigint CHECK (paid_at_ms >= created_at_ms)`,
    `UPDATE deposit SET paid_at_ms = greatest(created_at_ms, credit_due_at_ms - 3000)
      WHERE credit_due_at_ms IS NOT NULL`,
  ],
};
