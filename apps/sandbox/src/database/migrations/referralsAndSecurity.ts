import type { Migration } from './accountsAndPayments';

/**
 * Who brought whom, and what it earned. A team is read from the invitations themselves; what a friend earned the
 * inviter is written down when it happens, at the rules of that moment.
 */
export const referrals: Migration = {
  id: '0009-referrals',
  statements: [
    `CREATE INDEX player_by_inviter ON player (invited_by) WHERE invited_by IS NOT NULL`,
    `CREATE TABLE invite_bonus (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      friend_id integer REFERENCES player (id),
      kind integer NOT NULL CHECK (kind IN (1, 2, 3)),
      amount bigint NOT NULL CHECK (amount > 0),
      first_deposit bigint NOT NULL DEFAULT 0 CHECK (first_deposit >= 0),
      at_ms bigint NOT NULL,
      claimed_at_ms bigint,
      CONSTRAINT invite_bonus_of_friend CHECK ((kind = 3) = (friend_id IS NULL)),
      UNIQUE (friend_id, kind)
    )`,
    `CREATE INDEX invite_bonus_by_player ON invite_bonus (player_id, id DESC)`,
    `CREATE INDEX invite_bonus_by_time ON invite_bonus (at_ms)`,
    `INSERT INTO invite_bonus (player_id, friend_id, kind, amount, at_ms)
      SELECT invited_by, id, 1, 50000, registered_at_ms FROM player
      WHERE invited_by IS NOT NULL AND phone IS NOT NULL ORDER BY registered_at_ms, id`,
    `INSERT INTO invite_bonus (player_id, friend_id, kind, amount, first_deposit, at_ms)
      SELECT invited_by, player.id, 2, 200000, deposit.amount, settled_at_ms FROM player
      JOIN deposit ON deposit.player_id = player.id AND is_first AND status = 1
      WHERE invited_by IS NOT NULL ORDER BY settled_at_ms, player.id`,
    // A seat never changes: who joins later has a higher id.
    `CREATE VIEW team AS
    SELECT inviter_id, member_id, level,
      row_number() OVER (PARTITION BY inviter_id ORDER BY member_id) AS seat
    FROM (
      SELECT invited_by AS inviter_id, id AS member_id, 1 AS level FROM player WHERE invited_by IS NOT NULL
      UNION ALL SELECT one.invited_by, two.id, 2 FROM player one
        JOIN player two ON two.invited_by = one.id WHERE one.invited_by IS NOT NULL
      UNION ALL SELECT one.invited_by, three.id, 3 FROM player one
        JOIN player two ON two.invited_by = one.id
        JOIN player three ON three.invited_by = two.id WHERE one.invited_by IS NOT NULL
    ) invited`,
    // Manila days, counted from 1 January 1970.
    `CREATE VIEW team_day AS
    SELECT inviter_id, member_id, level, seat, (at_ms + 28800000) / 86400000 AS day,
      sum(valid_stake)::bigint AS turnover
    FROM team JOIN bet ON bet.player_id = member_id
    GROUP BY inviter_id, member_id, level, seat, (at_ms + 28800000) / 86400000`,
  ],
};

/** Steps that players have agreed to report to advertisers; one row for one event. */
export const tracking: Migration = {
  id: '0013-tracking',
  statements: [
    `CREATE TABLE ad_point (
      player_id integer NOT NULL REFERENCES player (id),
      event_id text NOT NULL,
      type integer NOT NULL CHECK (type BETWEEN 0 AND 3),
      source text NOT NULL,
      at_ms bigint NOT NULL,
      PRIMARY KEY (player_id, event_id)
    )`,
  ],
};

/** Identity checks. Pictures have a table of their own and are deleted after the review. */
export const identityChecks: Migration = {
  id: '0015-identity-checks',
  statements: [
    `CREATE TABLE identity_check (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      state integer NOT NULL CHECK (state IN (1, 2, 3)),
      document_type text NOT NULL,
      document_number text NOT NULL,
      name text NOT NULL,
      birthday text NOT NULL,
      consent_at_ms bigint NOT NULL,
      sent_at_ms bigint NOT NULL,
      reviewed_at_ms bigint,
      note text NOT NULL DEFAULT ''
    )`,
    `CREATE INDEX identity_check_by_player ON identity_check (player_id, id DESC)`,
    `CREATE UNIQUE INDEX identity_check_open ON identity_check (player_id) WHERE state = 1`,
    `CREATE TABLE identity_picture (
      check_id bigint NOT NULL REFERENCES identity_check (id) ON DELETE CASCADE,
      side text NOT NULL CHECK (side IN ('front', 'selfie')),
      type text NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (check_id, side)
    )`,
  ],
};

/** What players see and decide about their own account: its devices, their consents, its data and its end. */
export const accountSecurity: Migration = {
  id: '0014-account-security',
  statements: [
    `ALTER TABLE session
      ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text UNIQUE,
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN ip text NOT NULL DEFAULT '',
      ADD COLUMN last_seen_at_ms bigint NOT NULL DEFAULT 0,
      ADD COLUMN previous_login_at_ms bigint NOT NULL DEFAULT 0`,
    `UPDATE session SET last_seen_at_ms = created_at_ms`,
    `ALTER TABLE player ADD COLUMN closed_at_ms bigint NOT NULL DEFAULT 0`,
    `CREATE TABLE consent (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      purpose text NOT NULL CHECK (purpose IN ('marketing', 'analytics')),
      is_given boolean NOT NULL,
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX consent_by_player ON consent (player_id, id DESC)`,
    `CREATE TABLE data_export (
      key_hash text PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      expires_at_ms bigint NOT NULL
    )`,
    `CREATE TABLE closing (
      player_id integer PRIMARY KEY REFERENCES player (id),
      reason text NOT NULL,
      at_ms bigint NOT NULL
    )`,
  ],
};

/**
 * Statement lines. The other side of a transfer, its neighbour in the journal, says why the balance moved; the bet,
 * deposit or withdrawal says when. The id grows in the order of the ledger.
 */
export const statement: Migration = {
  id: '0016-statement',
  statements: [
    `CREATE VIEW statement_line AS
    SELECT own.account_id, own.journal_id * 16 + own.seq AS id, own.journal_id, own.amount,
      coalesce(bet.at_ms, deposit.settled_at_ms,
        CASE idem_scope WHEN 'withdrawal-hold' THEN withdrawal.created_at_ms ELSE withdrawal.settled_at_ms END,
        journal.at_ms) AS at_ms,
      journal.idem_key AS reference,
      CASE
        WHEN other.account_id = 'house:gaming' THEN CASE WHEN own.amount < 0 THEN 'bet' ELSE 'win' END
        WHEN other.account_id = 'house:promo' THEN 'bonus'
        WHEN other.account_id LIKE 'psp:%' THEN 'deposit'
        WHEN other.account_id LIKE 'player:%:hold' THEN
          CASE WHEN own.amount < 0 THEN 'withdrawal' ELSE 'refund' END
        ELSE 'other'
      END AS kind
    FROM posting own
    JOIN journal ON journal.id = own.journal_id
    LEFT JOIN posting other ON other.journal_id = own.journal_id AND other.seq = own.seq # 1
    LEFT JOIN bet ON journal.kind = 'bet' AND bet.round_id = idem_key
    LEFT JOIN deposit ON idem_scope = 'deposit' AND deposit.order_id = idem_key
    LEFT JOIN withdrawal ON idem_scope IN ('withdrawal-hold', 'withdrawal-end') AND withdrawal.order_id = idem_key
    WHERE own.account_id LIKE 'player:%:cash'`,
  ],
};

/** How long players play, and how long they let themselves play. */
export const playSessions: Migration = {
  id: '0017-sittings',
  statements: [
    `CREATE TABLE play_clock (
      player_id integer PRIMARY KEY REFERENCES player (id),
      daily_minutes integer CHECK (daily_minutes BETWEEN 1 AND 1440),
      pending_minutes integer CHECK (pending_minutes BETWEEN 1 AND 1440),
      pending_from_ms bigint NOT NULL DEFAULT 0,
      reality_minutes integer NOT NULL DEFAULT 0 CHECK (reality_minutes IN (0, 15, 30, 60))
    )`,
    `CREATE TABLE sitting (
      player_id integer PRIMARY KEY REFERENCES player (id),
      started_at_ms bigint NOT NULL,
      seen_at_ms bigint NOT NULL,
      is_open boolean NOT NULL
    )`,
    `CREATE TABLE play_day (
      player_id integer NOT NULL REFERENCES player (id),
      day text NOT NULL,
      played_ms bigint NOT NULL CHECK (played_ms BETWEEN 0 AND 86400000),
      PRIMARY KEY (player_id, day)
    )`,
  ],
};

/**
 * Where a time begins in an account: its journals stand in the order of time, so that halving finds the first one since
 * an instant in some twenty steps, however long the account's past is.
 */
export const accountTime: Migration = {
  id: '0018-account-time',
  statements: [
    `CREATE FUNCTION first_journal_since(wanted_account text, since_ms bigint) RETURNS bigint
    LANGUAGE plpgsql STABLE AS $$
    DECLARE
      low bigint := 0;
      high bigint := (SELECT coalesce(max(journal_id), 0) + 1 FROM posting WHERE account_id = wanted_account);
      middle bigint;
      found_id bigint;
      found_ms bigint;
    BEGIN
      WHILE low < high LOOP
        middle := (low + high) / 2;
        SELECT journal_id INTO found_id FROM posting
          WHERE account_id = wanted_account AND journal_id >= middle ORDER BY account_id, journal_id LIMIT 1;
        IF found_id IS NULL THEN
          high := middle;
          CONTINUE;
        END IF;
        SELECT at_ms INTO found_ms FROM journal WHERE id = found_id;
        IF found_ms >= since_ms THEN high := middle; ELSE low := found_id + 1; END IF;
      END LOOP;
      RETURN low;
    END $$`,
    // What falls due is looked for twice a second; among millions of settled orders only the open ones are kept here.
    `CREATE INDEX deposit_due ON deposit ((coalesce(credit_due_at_ms, expires_at_ms))) WHERE status = 0`,
    `CREATE INDEX withdrawal_due ON withdrawal (due_at_ms) WHERE status = 0`,
    // A player's rebates and claims are found by what they are for.
    `CREATE INDEX deposit_settled ON deposit (player_id, settled_at_ms) WHERE status = 1`,
  ],
};
