import type { Migration } from './Migration';

/**
 * The movements of players' balances as they read them. Both sides of a transfer stand beside each other in its journal,
 * an even and an odd one: where the other side is says why the balance moved. When it moved is what its bet, deposit or
 * withdrawal says, as in the records: a journal may stand later, because the house's other journals did. The id grows in
 * the order of the ledger.
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
