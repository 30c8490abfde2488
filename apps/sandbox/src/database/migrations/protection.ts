import type { Migration } from './accountsAndPayments';

/**
 * Payments that may not be credited go back: from the payment service to an account of the house, by order. Orders also
 * say why they were closed unpaid. What was credited or failed before stays as it was.
 */
export const paymentReturns: Migration = {
  id: '0033-payment-returns',
  statements: [
    `ALTER TABLE deposit
      ADD COLUMN closed_for text NOT NULL DEFAULT '' CHECK (closed_for IN ('', 'limit', 'away', 'closed')),
      ADD COLUMN returned_at_ms bigint,
      ADD COLUMN return_due_at_ms bigint,
      ADD COLUMN return_tries integer NOT NULL DEFAULT 0,
      ADD COLUMN return_done_at_ms bigint,
      ADD CONSTRAINT deposit_returned_or_credited CHECK (returned_at_ms IS NULL OR (status = 2 AND closed_for <> ''))`,
    `CREATE INDEX deposit_returning ON deposit (return_due_at_ms)
      WHERE returned_at_ms IS NOT NULL AND return_done_at_ms IS NULL`,
    `INSERT INTO account (id, kind, allow_negative)
      SELECT 'house:returns', 'house', true
      UNION ALL SELECT 'house:returns:' || part, 'house', true FROM generate_series(0, 63) AS part
      ON CONFLICT DO NOTHING`,
    `CREATE VIEW return_invariants AS
    SELECT 'I30' AS id, 'every returned deposit has moved its amount to the house once, and no other has' AS description,
      (SELECT count(*) FROM deposit FULL JOIN
        (SELECT idem_key, coalesce(sum(amount), 0) AS moved FROM journal
          LEFT JOIN posting ON journal_id = journal.id AND account_id LIKE 'house:returns%'
          WHERE idem_scope = 'deposit-return' GROUP BY idem_key) back ON idem_key = order_id
        WHERE (returned_at_ms IS NOT NULL) IS DISTINCT FROM (idem_key IS NOT NULL)
          OR (idem_key IS NOT NULL AND moved IS DISTINCT FROM deposit.amount)) AS violations
    UNION ALL SELECT 'I31', 'what is returned never touches an account of a player',
      (SELECT count(*) FROM journal JOIN posting ON journal_id = journal.id
        WHERE kind = 'deposit-return' AND account_id LIKE 'player:%')`,
  ],
};

/** A player is told once that a looser limit can be confirmed. Those that wait already are told as well. */
export const raiseLetters: Migration = {
  id: '0036-raise-letters',
  statements: [
    `ALTER TABLE play_limit ADD COLUMN is_told boolean NOT NULL DEFAULT false`,
    `ALTER TABLE play_clock ADD COLUMN is_told boolean NOT NULL DEFAULT false`,
    `CREATE INDEX play_limit_ready ON play_limit (pending_from_ms) WHERE pending_from_ms > 0 AND NOT is_told`,
    `CREATE INDEX play_clock_ready ON play_clock (pending_from_ms) WHERE pending_from_ms > 0 AND NOT is_told`,
  ],
};

/** Who is away has sessions that only pay out; why somebody is away stands with until when. */
export const payoutSessions: Migration = {
  id: '0037-payout-sessions',
  statements: [
    `ALTER TABLE player ADD COLUMN away_kind text NOT NULL DEFAULT 'break' CHECK (away_kind IN ('break', 'exclusion'))`,
    `UPDATE player SET away_kind = 'exclusion' FROM exclusion
      WHERE exclusion.player_id = player.id AND exclusion.until_ms = player.cooling_until_ms`,
    `ALTER TABLE session ADD COLUMN is_payout boolean NOT NULL DEFAULT false`,
  ],
};

/** Whoever was excluded asks to come back, and says so again: since when the asking waits. */
export const returns: Migration = {
  id: '0047-returns',
  statements: [`ALTER TABLE player ADD COLUMN return_asked_at_ms bigint NOT NULL DEFAULT 0`],
};

/** Who is away is told after some days that own money is still there. Those who are away already are not. */
export const moneyLetters: Migration = {
  id: '0048-money-letters',
  statements: [
    `ALTER TABLE player
      ADD COLUMN away_since_ms bigint NOT NULL DEFAULT 0,
      ADD COLUMN money_letter_at_ms bigint NOT NULL DEFAULT 0`,
    `CREATE INDEX player_money_letters ON player (money_letter_at_ms) WHERE money_letter_at_ms > 0`,
  ],
};

/** An order that ended unpaid by itself may still be credited, when its payment comes late; nothing else settles twice. */
export const latePayments: Migration = {
  id: '0046-late-payments',
  statements: [
    `CREATE FUNCTION settle_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.status <> 0 AND NEW.status <> OLD.status
        AND NOT (OLD.status = 2 AND NEW.status = 1 AND OLD.closed_for = '' AND OLD.returned_at_ms IS NULL) THEN
        RAISE EXCEPTION '% % is already settled', TG_TABLE_NAME, OLD.id
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NEW;
    END $$`,
    `DROP TRIGGER deposit_settles_once ON deposit`,
    `CREATE TRIGGER deposit_settles_once BEFORE UPDATE ON deposit
      FOR EACH ROW EXECUTE FUNCTION settle_deposit()`,
  ],
};

/** What a deposit is to be bet stands with its order; who has chosen no interval of reality checks has the operator's. */
export const operatorsTerms: Migration = {
  id: '0051-operators-terms',
  statements: [
    `ALTER TABLE deposit ADD COLUMN deposit_times integer NOT NULL DEFAULT 1`,
    `ALTER TABLE play_clock ALTER COLUMN reality_minutes DROP NOT NULL, ALTER COLUMN reality_minutes DROP DEFAULT`,
  ],
};

/**
 * What a player agreed to, and when: who registered by phone has agreed then. The accounts that were there from the start
 * are of people born in 1990; all others without a birthday came from another service, and say it before they play.
 */
export const completeAccounts: Migration = {
  id: '0054-complete-accounts',
  statements: [
    `ALTER TABLE player ADD COLUMN terms_version text NOT NULL DEFAULT '',
      ADD COLUMN terms_at_ms bigint NOT NULL DEFAULT 0`,
    `UPDATE player SET birthday = coalesce(birthday, '1990-01-01'), terms_version = '2026-11',
        terms_at_ms = registered_at_ms
      WHERE open_id IS NULL OR open_id = 'sandbox-nophone'`,
  ],
};

/** What friends have brought an inviter ends with an exclusion, and then is neither open nor received. */
export const lapsedInvitations: Migration = {
  id: '0090-lapsed-invitations',
  statements: [
    `ALTER TABLE invite_bonus
      ADD COLUMN lapsed_at_ms bigint,
      ADD CONSTRAINT invite_bonus_lapsed CHECK (lapsed_at_ms IS NULL OR claimed_at_ms IS NULL)`,
  ],
};
