import type { Migration } from './accountsAndPayments';

/**
 * Studios with a wallet of their own: a launch says what it is played from, and the self-check knows that a round may
 * be settled in such a wallet.
 */
export const gameWallets: Migration = {
  id: '0023-game-wallets',
  statements: [
    `ALTER TABLE launch ADD COLUMN account_id text`,
    `UPDATE launch SET account_id = 'player:' || player_id || ':cash'`,
    `ALTER TABLE launch ALTER COLUMN account_id SET NOT NULL`,
    `CREATE OR REPLACE VIEW effect_invariants AS
    WITH own AS (
      SELECT journal_id, sum(amount) AS moved FROM posting
        WHERE account_id LIKE 'player:%:cash' OR account_id LIKE 'player:%:studio:%' GROUP BY journal_id
    )
    SELECT 'I5' AS id, 'no key was ever applied twice' AS description,
      (SELECT count(*) FROM
        (SELECT 1 FROM journal GROUP BY idem_scope, idem_key HAVING count(*) > 1) twice) AS violations
    UNION ALL SELECT 'I17', 'every withdrawal was held once, and has one end if it has ended',
      (SELECT count(*) FROM withdrawal
        LEFT JOIN journal hold ON hold.idem_scope = 'withdrawal-hold' AND hold.idem_key = order_id
        LEFT JOIN journal ending ON ending.idem_scope = 'withdrawal-end' AND ending.idem_key = order_id
        WHERE hold.id IS NULL OR (status <> 0) <> (ending.id IS NOT NULL)
          OR ending.kind <> CASE status WHEN 3 THEN 'withdrawal-return' ELSE 'withdrawal-payout' END)
      + (SELECT count(*) FROM journal LEFT JOIN withdrawal ON order_id = idem_key
        WHERE idem_scope IN ('withdrawal-hold', 'withdrawal-end') AND withdrawal.id IS NULL)
    UNION ALL SELECT 'I18', 'every credited deposit is announced once, and no other is',
      (SELECT count(*) FROM deposit LEFT JOIN deposit_notice notice ON notice.deposit_id = deposit.id
        WHERE (status = 1) <> (notice.id IS NOT NULL))
    UNION ALL SELECT 'I19', 'every prize has moved exactly its amount',
      (SELECT count(*) FROM prize
        LEFT JOIN journal ON idem_scope = 'reward' AND idem_key = activity_type || ':' || player_id || ':' || claim_key
        LEFT JOIN own ON own.journal_id = journal.id
        WHERE claim_key NOT LIKE 'spin:%' AND prize.amount <> coalesce(moved, 0))
    UNION ALL SELECT 'I23', 'every bet has moved its win less its stake',
      (SELECT count(*) FROM bet
        LEFT JOIN journal ON idem_scope = 'bet' AND idem_key = round_id
        LEFT JOIN own ON own.journal_id = journal.id
        WHERE moved IS DISTINCT FROM win - stake)
    UNION ALL SELECT 'I24', 'every credited deposit has moved its amount and its gifts',
      (SELECT count(*) FROM deposit
        LEFT JOIN journal ON idem_scope = 'deposit' AND idem_key = order_id
        LEFT JOIN own ON own.journal_id = journal.id
        WHERE status = 1 AND moved IS DISTINCT FROM deposit.amount + award + bonus)
    UNION ALL SELECT 'I25', 'what came with a message was paid if and only if it was received',
      (SELECT count(*) FROM mail
        LEFT JOIN prize ON prize.player_id = mail.player_id AND activity_type = 11 AND claim_key = mail.id::text
        WHERE mail.amount > 0 AND (received_at_ms IS NOT NULL) <> (prize.id IS NOT NULL))
    UNION ALL SELECT 'I26', 'money enters and leaves a game wallet only from and to its player, or in its rounds',
      (SELECT count(*) FROM (SELECT DISTINCT journal_id, substring(account_id FROM '^player:[0-9]+:') AS owner
          FROM posting WHERE account_id LIKE 'player:%:studio:%') touched
        JOIN journal ON journal.id = journal_id
        WHERE kind NOT IN ('bet', 'studio-in', 'studio-out') OR (kind <> 'bet' AND EXISTS (SELECT 1 FROM posting other
          WHERE other.journal_id = touched.journal_id AND other.account_id NOT LIKE owner || 'cash'
            AND other.account_id NOT LIKE owner || 'studio:%')))
      + (SELECT count(*) FROM journal WHERE kind IN ('studio-in', 'studio-out') AND 1 <>
          (SELECT count(*) FROM posting WHERE journal_id = journal.id AND account_id LIKE 'player:%:studio:%'
            AND (amount > 0) = (kind = 'studio-in')))
    UNION ALL SELECT 'I27', 'a round is settled at one place: the balance or one wallet, and the house',
      (SELECT count(*) FROM (SELECT 1 FROM journal JOIN posting ON journal_id = journal.id
        WHERE kind = 'bet' GROUP BY journal.id HAVING count(DISTINCT account_id) <> 2) scattered)`,
  ],
};

/** A team's turnover by member and day, found by an index on the player. */
export const teamDays: Migration = {
  id: '0019-team-days',
  statements: [
    `CREATE OR REPLACE VIEW team_day AS
    SELECT inviter_id, member_id, level, seat, played.day, played.turnover
    FROM team CROSS JOIN LATERAL (
      SELECT (at_ms + 28800000) / 86400000 AS day, sum(valid_stake)::bigint AS turnover
      FROM bet WHERE bet.player_id = team.member_id GROUP BY 1
    ) played`,
  ],
};

/**
 * The self-check of what movements of money leave behind: orders, notices, prizes, bets and messages say the same as
 * the ledger.
 */
export const effectInvariants: Migration = {
  id: '0021-effect-invariants',
  statements: [
    `CREATE VIEW effect_invariants AS
    WITH own AS (
      SELECT journal_id, sum(amount) AS moved FROM posting WHERE account_id LIKE 'player:%:cash' GROUP BY journal_id
    )
    SELECT 'I5' AS id, 'no key was ever applied twice' AS description,
      (SELECT count(*) FROM
        (SELECT 1 FROM journal GROUP BY idem_scope, idem_key HAVING count(*) > 1) twice) AS violations
    UNION ALL SELECT 'I17', 'every withdrawal was held once, and has one end if it has ended',
      (SELECT count(*) FROM withdrawal
        LEFT JOIN journal hold ON hold.idem_scope = 'withdrawal-hold' AND hold.idem_key = order_id
        LEFT JOIN journal ending ON ending.idem_scope = 'withdrawal-end' AND ending.idem_key = order_id
        WHERE hold.id IS NULL OR (status <> 0) <> (ending.id IS NOT NULL)
          OR ending.kind <> CASE status WHEN 3 THEN 'withdrawal-return' ELSE 'withdrawal-payout' END)
      + (SELECT count(*) FROM journal LEFT JOIN withdrawal ON order_id = idem_key
        WHERE idem_scope IN ('withdrawal-hold', 'withdrawal-end') AND withdrawal.id IS NULL)
    UNION ALL SELECT 'I18', 'every credited deposit is announced once, and no other is',
      (SELECT count(*) FROM deposit LEFT JOIN deposit_notice notice ON notice.deposit_id = deposit.id
        WHERE (status = 1) <> (notice.id IS NOT NULL))
    UNION ALL SELECT 'I19', 'every prize has moved exactly its amount',
      (SELECT count(*) FROM prize
        LEFT JOIN journal ON idem_scope = 'reward' AND idem_key = activity_type || ':' || player_id || ':' || claim_key
        LEFT JOIN own ON own.journal_id = journal.id
        WHERE claim_key NOT LIKE 'spin:%' AND prize.amount <> coalesce(moved, 0))
    UNION ALL SELECT 'I23', 'every bet has moved its win less its stake',
      (SELECT count(*) FROM bet
        LEFT JOIN journal ON idem_scope = 'bet' AND idem_key = round_id
        LEFT JOIN own ON own.journal_id = journal.id
        WHERE moved IS DISTINCT FROM win - stake)
    UNION ALL SELECT 'I24', 'every credited deposit has moved its amount and its gifts',
      (SELECT count(*) FROM deposit
        LEFT JOIN journal ON idem_scope = 'deposit' AND idem_key = order_id
        LEFT JOIN own ON own.journal_id = journal.id
        WHERE status = 1 AND moved IS DISTINCT FROM deposit.amount + award + bonus)
    UNION ALL SELECT 'I25', 'what came with a message was paid if and only if it was received',
      (SELECT count(*) FROM mail
        LEFT JOIN prize ON prize.player_id = mail.player_id AND activity_type = 11 AND claim_key = mail.id::text
        WHERE mail.amount > 0 AND (received_at_ms IS NOT NULL) <> (prize.id IS NOT NULL))`,
  ],
};

/**
 * Codes of text messages are kept as hashes. Those that are on their way are worth nothing: another one can be sent.
 */
export const hashedCodes: Migration = {
  id: '0022-hashed-codes',
  statements: [
    `DELETE FROM sms_code`,
    `ALTER TABLE sms_code RENAME COLUMN code TO code_hash`,
    `CREATE INDEX sms_code_by_time ON sms_code (sent_at_ms)`,
  ],
};

/** The console looks for what an order has moved by its number alone. */
export const journalByKey: Migration = {
  id: '0024-journal-by-key',
  statements: [`CREATE INDEX journal_by_key ON journal (idem_key)`],
};

/** What the operator has closed for a while: in the database, so that every process knows. */
export const closedParts: Migration = {
  id: '0025-closed-parts',
  statements: [
    `CREATE TABLE closed_part (
      kind text NOT NULL CHECK (kind IN ('studio', 'game', 'channel', 'payout')),
      code text NOT NULL,
      PRIMARY KEY (kind, code)
    )`,
  ],
};

/**
 * Each player's bets summed by Manila day (counted from 1 January 1970), so that statements and teams add up days.
 * Written under the player's lock, so no row is contended.
 */
export const betDays: Migration = {
  id: '0026-bet-days',
  statements: [
    `CREATE TABLE bet_day (
      player_id integer NOT NULL REFERENCES player (id),
      day integer NOT NULL,
      stake bigint NOT NULL,
      win bigint NOT NULL,
      valid_stake bigint NOT NULL,
      PRIMARY KEY (player_id, day) INCLUDE (valid_stake)
    )`,
    `INSERT INTO bet_day (player_id, day, stake, win, valid_stake)
      SELECT player_id, (at_ms + 28800000) / 86400000, sum(stake), sum(win), sum(valid_stake) FROM bet GROUP BY 1, 2`,
    `CREATE FUNCTION keep_bet_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO bet_day AS kept (player_id, day, stake, win, valid_stake)
        SELECT player_id, (at_ms + 28800000) / 86400000, sum(stake), sum(win), sum(valid_stake)
        FROM added GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (player_id, day) DO UPDATE SET stake = kept.stake + excluded.stake,
        win = kept.win + excluded.win, valid_stake = kept.valid_stake + excluded.valid_stake;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER bet_keeps_day AFTER INSERT ON bet REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION keep_bet_day()`,
    `CREATE OR REPLACE VIEW team_day AS
    SELECT inviter_id, member_id, level, seat, bet_day.day::bigint AS day, valid_stake AS turnover
    FROM team JOIN bet_day ON bet_day.player_id = member_id`,
  ],
};
