import type { Migration } from './Migration';

/**
 * The double-entry ledger. What must never happen is refused by the database itself: a journal that does not
 * sum to zero, a covered account below zero, a changed or deleted entry, the same key twice.
 */
export const ledger: Migration = {
  id: '0001-ledger',
  statements: [
    `CREATE TABLE account (
      id text PRIMARY KEY,
      kind text NOT NULL,
      allow_negative boolean NOT NULL,
      balance bigint NOT NULL DEFAULT 0,
      version bigint NOT NULL DEFAULT 0,
      last_at_ms bigint NOT NULL DEFAULT 0,
      CONSTRAINT account_covered CHECK (allow_negative OR balance >= 0)
    )`,
    `CREATE TABLE journal (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      idem_scope text NOT NULL,
      idem_key text NOT NULL,
      request_hash text NOT NULL,
      kind text NOT NULL,
      reverses bigint UNIQUE REFERENCES journal (id),
      at_ms bigint NOT NULL,
      UNIQUE (idem_scope, idem_key)
    )`,
    `CREATE TABLE posting (
      journal_id bigint NOT NULL REFERENCES journal (id),
      seq integer NOT NULL,
      account_id text NOT NULL REFERENCES account (id),
      amount bigint NOT NULL CHECK (amount <> 0),
      PRIMARY KEY (journal_id, seq)
    )`,
    `CREATE INDEX posting_by_account ON posting (account_id, journal_id)`,
    `CREATE FUNCTION keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE account SET balance = balance + NEW.amount, version = version + 1,
        last_at_ms = (SELECT at_ms FROM journal WHERE id = NEW.journal_id)
      WHERE id = NEW.account_id;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER posting_keeps_balance AFTER INSERT ON posting
      FOR EACH ROW EXECUTE FUNCTION keep_balance()`,
    `CREATE FUNCTION check_journal() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked bigint;
      entries integer;
      total numeric;
    BEGIN
      IF TG_TABLE_NAME = 'journal' THEN checked := NEW.id; ELSE checked := NEW.journal_id; END IF;
      SELECT count(*), coalesce(sum(amount), 0) INTO entries, total FROM posting WHERE journal_id = checked;
      IF entries < 2 OR total <> 0 THEN
        RAISE EXCEPTION 'journal % is not balanced: % entries, sum %', checked, entries, total
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE CONSTRAINT TRIGGER journal_is_balanced AFTER INSERT ON journal
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_journal()`,
    `CREATE CONSTRAINT TRIGGER posting_is_balanced AFTER INSERT ON posting
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_journal()`,
    `CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'integrity_constraint_violation';
    END $$`,
    `CREATE TRIGGER journal_is_final BEFORE UPDATE OR DELETE ON journal
      FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()`,
    `CREATE TRIGGER posting_is_final BEFORE UPDATE OR DELETE ON posting
      FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()`,
    `CREATE TABLE answer (
      scope text NOT NULL,
      key text NOT NULL,
      request_hash text NOT NULL,
      outcome jsonb,
      at_ms bigint NOT NULL,
      PRIMARY KEY (scope, key)
    )`,
    `CREATE INDEX answer_by_age ON answer (at_ms)`,
  ],
};
