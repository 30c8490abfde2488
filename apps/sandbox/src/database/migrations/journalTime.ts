import type { Migration } from './Migration';

/** What moves money, under the key of its journal, and when it happened. */
const deeds = `SELECT 'bet' AS scope, round_id AS key, at_ms FROM bet
  UNION ALL SELECT 'deposit', order_id, settled_at_ms FROM deposit
  UNION ALL SELECT 'withdrawal-hold', order_id, created_at_ms FROM withdrawal
  UNION ALL SELECT 'withdrawal-end', order_id, settled_at_ms FROM withdrawal`;

/**
 * When a movement happened stands with it, if its journal had to stand later because the house's other journals did: a
 * statement need not look for the bet, the deposit or the withdrawal behind every line. What is kept here and in the
 * days of bets is checked against what it was taken from.
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
    `CREATE VIEW kept_invariants AS
    SELECT 'I28' AS id, 'the days of bets come to what their bets come to' AS description,
      (SELECT count(*) FROM bet_day FULL JOIN
        (SELECT player_id, (at_ms + 28800000) / 86400000 AS day, sum(stake) AS stake, sum(win) AS win,
          sum(valid_stake) AS valid_stake FROM bet GROUP BY 1, 2) played USING (player_id, day)
        WHERE (bet_day.stake, bet_day.win, bet_day.valid_stake)
          IS DISTINCT FROM (played.stake, played.win, played.valid_stake)) AS violations
    UNION ALL SELECT 'I29', 'every movement tells when its bet, deposit or withdrawal was',
      (SELECT count(*) FROM journal JOIN (${deeds}) deed ON idem_scope = scope AND idem_key = key
        WHERE deed.at_ms <> coalesce(happened_ms, journal.at_ms))`,
  ],
};
