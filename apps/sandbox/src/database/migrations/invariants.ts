import type { Migration } from './Migration';

/** The ledger's self-check as one view: every row must count 0 violations. */
export const invariants: Migration = {
  id: '0004-invariants',
  statements: [
    `CREATE VIEW invariants AS
    SELECT 'I1' AS id, 'all postings together sum to zero' AS description,
      (SELECT count(*) FROM (SELECT 1 FROM posting HAVING coalesce(sum(amount), 0) <> 0) broken) AS violations
    UNION ALL SELECT 'I2', 'every journal balances and has at least two postings',
      (SELECT count(*) FROM (SELECT journal.id FROM journal LEFT JOIN posting ON journal_id = journal.id
        GROUP BY journal.id HAVING count(seq) < 2 OR coalesce(sum(amount), 0) <> 0) broken)
    UNION ALL SELECT 'I3', 'no covered account is below zero',
      (SELECT count(*) FROM account WHERE NOT allow_negative AND balance < 0)
    UNION ALL SELECT 'I4', 'every stored balance equals its postings',
      (SELECT count(*) FROM account LEFT JOIN
        (SELECT account_id, sum(amount) AS total FROM posting GROUP BY account_id) posted ON account_id = id
        WHERE balance <> coalesce(total, 0))
    UNION ALL SELECT 'I6', 'every credited deposit has one credit journal, and no other deposit has any',
      (SELECT count(*) FROM deposit LEFT JOIN journal ON idem_scope = 'deposit' AND idem_key = order_id
        WHERE (status = 1) <> (journal.id IS NOT NULL))
    UNION ALL SELECT 'I7', 'pending withdrawals equal the money on hold',
      (SELECT count(*) FROM player WHERE
        (SELECT coalesce(sum(amount), 0) FROM withdrawal WHERE player_id = player.id AND status = 0)
        <> (SELECT balance FROM account WHERE account.id = 'player:' || player.id || ':hold'))
    UNION ALL SELECT 'I9', 'every credit journal belongs to a deposit and every bet journal to a bet',
      (SELECT count(*) FROM journal
        LEFT JOIN deposit ON idem_scope = 'deposit' AND order_id = idem_key
        LEFT JOIN bet ON kind = 'bet' AND round_id = idem_key
        WHERE (idem_scope = 'deposit' AND deposit.id IS NULL) OR (kind = 'bet' AND bet.id IS NULL))
    UNION ALL SELECT 'I10', 'a reversal undoes its journal exactly',
      (SELECT count(*) FROM (SELECT back.id FROM journal back
        JOIN posting ON journal_id IN (back.id, back.reverses)
        WHERE back.reverses IS NOT NULL GROUP BY back.id, account_id HAVING sum(amount) <> 0) broken)
    UNION ALL SELECT 'I11', 'no money is made or lost: all balances sum to zero',
      (SELECT count(*) FROM (SELECT 1 FROM account HAVING coalesce(sum(balance), 0) <> 0) broken)
    UNION ALL SELECT 'I12', 'no covered account ever dipped below zero',
      (SELECT count(*) FROM (SELECT account_id, sum(amount) OVER
          (PARTITION BY account_id ORDER BY journal_id, seq) AS running FROM posting) replayed
        JOIN account ON account.id = account_id WHERE NOT allow_negative AND running < 0)
    UNION ALL SELECT 'I13', 'turnover stays between zero and what is needed',
      (SELECT count(*) FROM player WHERE bet_flow < 0 OR bet_flow > need_flow)
    UNION ALL SELECT 'I14', 'per account, later journals never carry an earlier time',
      (SELECT count(*) FROM (SELECT at_ms, lag(at_ms) OVER (PARTITION BY account_id ORDER BY journal_id, seq) AS before
        FROM posting JOIN journal ON journal.id = journal_id) replayed WHERE at_ms < before)`,
  ],
};
