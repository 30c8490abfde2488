import type { Migration } from './Migration';

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
