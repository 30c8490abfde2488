import type { Migration } from './Migration';

/**
 * Studios with a wallet of their own: a launch says what it is played from, and the self-check knows that a round may be
 * settled in such a wallet.
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
