import type { Migration } from './Migration';

/** Deposits, withdrawals and bets: the rows a player finds in the records, each tied to its journals. */
export const payments: Migration = {
  id: '0003-payments',
  statements: [
    `CREATE TABLE deposit (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id text NOT NULL UNIQUE,
      player_id integer NOT NULL REFERENCES player (id),
      mode text NOT NULL,
      channel text NOT NULL,
      method_id integer NOT NULL,
      channel_name text NOT NULL,
      bank_code text NOT NULL DEFAULT '',
      account_name text NOT NULL DEFAULT '',
      amount bigint NOT NULL CHECK (amount > 0),
      award bigint NOT NULL DEFAULT 0 CHECK (award >= 0),
      bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
      promotion integer NOT NULL DEFAULT 0,
      status integer NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
      is_first boolean NOT NULL DEFAULT false,
      created_at_ms bigint NOT NULL,
      expires_at_ms bigint NOT NULL,
      credit_due_at_ms bigint,
      settled_at_ms bigint
    )`,
    `CREATE INDEX deposit_by_player ON deposit (player_id, id DESC)`,
    `CREATE INDEX deposit_open ON deposit (player_id) WHERE status = 0`,
    `CREATE TABLE deposit_notice (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      deposit_id bigint NOT NULL UNIQUE REFERENCES deposit (id),
      amount bigint NOT NULL,
      is_first boolean NOT NULL,
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX deposit_notice_by_player ON deposit_notice (player_id, id)`,
    `CREATE TABLE withdrawal (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id text NOT NULL UNIQUE,
      player_id integer NOT NULL REFERENCES player (id),
      mode text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      bank_code text NOT NULL,
      account_no text NOT NULL,
      account_name text NOT NULL,
      status integer NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 3)),
      note text NOT NULL DEFAULT '',
      created_at_ms bigint NOT NULL,
      due_at_ms bigint NOT NULL,
      settled_at_ms bigint
    )`,
    `CREATE INDEX withdrawal_by_player ON withdrawal (player_id, id DESC)`,
    `CREATE INDEX withdrawal_open ON withdrawal (player_id) WHERE status = 0`,
    `CREATE TABLE launch (
      sid text PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      token_hash text NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
      game_code text NOT NULL,
      locale text NOT NULL,
      created_at_ms bigint NOT NULL
    )`,
    `CREATE TABLE bet (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      game_code text NOT NULL,
      round_id text NOT NULL UNIQUE,
      stake bigint NOT NULL CHECK (stake > 0),
      win bigint NOT NULL CHECK (win >= 0),
      valid_stake bigint NOT NULL CHECK (valid_stake >= 0),
      detail jsonb,
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX bet_by_player ON bet (player_id, at_ms)`,
    `CREATE INDEX bet_wins ON bet (id DESC) WHERE win > 0`,
    `CREATE FUNCTION settle_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.status <> 0 AND NEW.status <> OLD.status THEN
        RAISE EXCEPTION '% % is already settled', TG_TABLE_NAME, OLD.id
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER deposit_settles_once BEFORE UPDATE ON deposit
      FOR EACH ROW EXECUTE FUNCTION settle_once()`,
    `CREATE TRIGGER withdrawal_settles_once BEFORE UPDATE ON withdrawal
      FOR EACH ROW EXECUTE FUNCTION settle_once()`,
  ],
};
