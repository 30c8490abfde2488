import type { Migration } from './Migration';

/**
 * A line of a statement looks up its journal by key. As a plain join, the database would rather read every journal of the
 * period, of all players, once a player has a thousand lines; what is read may grow with the player alone. `OFFSET 0`
 * keeps it from turning one into the other.
 */
export const statementLines: Migration = {
  id: '0028-statement-lines',
  statements: [
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
    FROM posting own
    CROSS JOIN LATERAL (
      SELECT kind, idem_key, at_ms, happened_ms FROM journal WHERE journal.id = own.journal_id OFFSET 0
    ) journal
    WHERE own.account_id LIKE 'player:%:cash'`,
  ],
};
