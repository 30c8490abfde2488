import type { Migration } from './accountsAndPayments';

/** What of a player's balance each open task of given money stands for, in SQL. */
const openGiven = `SELECT task.id, player_id, task.amount, need, at_ms,
    greatest(0, least(need, bet_flow - (up_to_here - need))) AS done
  FROM (SELECT id, player_id, kind, amount, need, at_ms,
      sum(need) OVER (PARTITION BY player_id ORDER BY id) AS up_to_here FROM turnover_task WHERE void_at_ms IS NULL) task
  JOIN player ON player.id = player_id
  WHERE kind <> 'deposit' AND up_to_here > bet_flow`;

/**
 * The view of what every deed has moved.
 *
 * @param scopes the journals of a round: its stake and win in one, or each in its own
 */
export const effectInvariantsView = (scopes: string): string => `CREATE OR REPLACE VIEW effect_invariants AS
    WITH own AS (
      SELECT journal_id, sum(amount) AS moved FROM posting
        WHERE account_id LIKE 'player:%:cash' OR account_id LIKE 'player:%:bonus' OR account_id LIKE 'player:%:studio:%'
        GROUP BY journal_id
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
        LEFT JOIN (SELECT idem_key, sum(moved) AS moved FROM journal JOIN own ON own.journal_id = journal.id
          WHERE idem_scope IN (${scopes}) GROUP BY idem_key) booked ON idem_key = round_id
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
        WHERE kind IN (${scopes}) GROUP BY journal.id
        HAVING count(DISTINCT regexp_replace(account_id, ':bonus$', ':cash')) <> 2) scattered)`;

interface PotRules {
  /** The journals of a round: its stake and win in one, or each in its own. */
  readonly scopes: string;
  /** Of which players' pots nothing can be said at this moment. */
  readonly unless: string;
}

/** The view of what lies in pots. */
export const bonusInvariantsView = ({
  scopes,
  unless,
}: PotRules): string => `CREATE OR REPLACE VIEW bonus_invariants AS
    SELECT 'I32' AS id, 'a pot holds money if and only if given money still has to be bet' AS description,
      (SELECT count(*) FROM player JOIN account ON account.id = 'player:' || player.id || ':bonus'
        LEFT JOIN (SELECT DISTINCT player_id FROM
          (SELECT player_id, kind, sum(need) OVER (PARTITION BY player_id ORDER BY id) AS up_to_here
            FROM turnover_task WHERE void_at_ms IS NULL) task
          JOIN player ON player.id = player_id WHERE kind <> 'deposit' AND up_to_here > bet_flow) open
          ON open.player_id = player.id
        WHERE (balance > 0) <> (open.player_id IS NOT NULL) AND NOT (${unless})) AS violations
    UNION ALL SELECT 'I33', 'given money comes by gifts and leaves by bets, as own money, or by being given up',
      (SELECT count(*) FROM posting JOIN journal ON journal.id = journal_id
        WHERE account_id LIKE 'player:%:bonus'
          AND kind NOT IN ('credit', 'reward', ${scopes}, 'bonus-own', 'bonus-void', 'bonus-split'))
    UNION ALL SELECT 'I34', 'a bet moved in the pot what is stored with it, and its win by the share of its stake',
      (SELECT count(*) FROM bet
        LEFT JOIN LATERAL (SELECT coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS taken,
            coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS returned
          FROM journal JOIN posting ON journal_id = journal.id
          WHERE idem_scope IN (${scopes}) AND idem_key = round_id AND account_id LIKE 'player:%:bonus') pot ON true
        WHERE taken <> bonus_stake OR returned <> bonus_win
          OR bonus_win <> CASE WHEN stake = 0 THEN 0 ELSE div(win::numeric * bonus_stake, stake) END)`;

/** Where given money becomes own the balance stays, and so there is no line. */
interface LineRules {
  /** The journals of a round. */
  readonly scopes: string;
  /** Accounts of the player beside own and given money, as SQL patterns. */
  readonly accounts?: readonly string[];
  /** Journals that move money between these accounts alone, beside those of given money. */
  readonly inside?: readonly string[];
}

export const statementLineView = ({
  scopes,
  accounts = [],
  inside = [],
}: LineRules): string => `CREATE OR REPLACE VIEW statement_line AS
  SELECT own.account_id, own.journal_id * 16 + own.seq AS id, own.journal_id, own.amount,
    coalesce(journal.happened_ms, journal.at_ms) AS at_ms,
    journal.idem_key AS reference,
    CASE
      WHEN journal.kind IN (${scopes}) THEN CASE WHEN own.amount < 0 THEN 'bet' ELSE 'win' END
      ELSE (SELECT CASE
          WHEN other.account_id LIKE 'house:promo%' THEN 'bonus'
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
  WHERE (${['player:%:cash', 'player:%:bonus', ...accounts].map((like) => `own.account_id LIKE '${like}'`).join(' OR ')})
    AND journal.kind NOT IN (${['bonus-own', 'bonus-split', ...inside].map((kind) => `'${kind}'`).join(', ')})`;

/**
 * Moves what was given out of a player's own money, as far as it is still there. A task whose money is gone is void.
 */
export const givenMoneyApart: readonly string[] = [
  `CREATE TABLE bonus_split AS
    SELECT player_id, least(sum(given.amount), balance)::bigint AS pot, last_at_ms AS at_ms
    FROM (${openGiven}) given JOIN account ON account.id = 'player:' || player_id || ':cash'
    GROUP BY player_id, balance, last_at_ms`,
  `INSERT INTO journal (idem_scope, idem_key, request_hash, kind, at_ms)
    SELECT 'bonus-split', player_id, '', 'bonus-split', at_ms FROM bonus_split WHERE pot > 0 ORDER BY player_id`,
  `INSERT INTO posting (journal_id, seq, account_id, amount)
    SELECT journal.id, side, 'player:' || player_id || CASE side WHEN 0 THEN ':cash' ELSE ':bonus' END,
      CASE side WHEN 0 THEN -pot ELSE pot END
    FROM bonus_split JOIN journal ON idem_scope = 'bonus-split' AND idem_key = player_id::text,
      (VALUES (0), (1)) AS sides (side) ORDER BY journal.id, side`,
  `CREATE TABLE bonus_void AS SELECT given.* FROM (${openGiven}) given JOIN bonus_split USING (player_id) WHERE pot = 0`,
  `UPDATE turnover_task SET void_at_ms = turnover_task.at_ms, void_done = done FROM bonus_void
    WHERE bonus_void.id = turnover_task.id`,
  `UPDATE player SET need_flow = need_flow - gone.need, bet_flow = bet_flow - gone.done
    FROM (SELECT player_id, sum(need)::bigint AS need, sum(done)::bigint AS done FROM bonus_void GROUP BY player_id) gone
    WHERE player.id = gone.player_id`,
  `DROP TABLE bonus_split, bonus_void`,
];

/** Given money lies in an account of its own until its tasks are met. */
export const bonusPots: Migration = {
  id: '0057-bonus-pots',
  statements: [
    `INSERT INTO account (id, kind, allow_negative) SELECT 'player:' || id || ':bonus', 'player-bonus', false FROM player`,
    `ALTER TABLE turnover_task
      ADD COLUMN void_at_ms bigint,
      ADD COLUMN void_done bigint NOT NULL DEFAULT 0 CHECK (void_done BETWEEN 0 AND need),
      ADD CONSTRAINT turnover_task_void CHECK (void_at_ms IS NULL OR kind <> 'deposit')`,
    `ALTER TABLE bet
      ADD COLUMN bonus_stake bigint NOT NULL DEFAULT 0 CHECK (bonus_stake BETWEEN 0 AND stake),
      ADD COLUMN bonus_win bigint NOT NULL DEFAULT 0 CHECK (bonus_win BETWEEN 0 AND win)`,
    ...givenMoneyApart,
    // A later step may change these tables, which waits for no check that is still open.
    `SET CONSTRAINTS ALL IMMEDIATE`,
    `SET CONSTRAINTS ALL DEFERRED`,
    `CREATE OR REPLACE VIEW reward_invariants AS
    SELECT 'I15' AS id, 'the tasks of turnover add up to what is needed' AS description,
      (SELECT count(*) FROM player WHERE need_flow <> (SELECT coalesce(sum(need), 0) FROM turnover_task
        WHERE player_id = player.id AND void_at_ms IS NULL)) AS violations
    UNION ALL SELECT 'I16', 'every reward journal belongs to a prize',
      (SELECT count(*) FROM journal LEFT JOIN prize
        ON idem_key = activity_type || ':' || player_id || ':' || claim_key
        WHERE kind = 'reward' AND prize.id IS NULL)`,
    effectInvariantsView(`'bet'`),
    bonusInvariantsView({ scopes: `'bet'`, unless: 'false' }),
    statementLineView({ scopes: `'bet'` }),
  ],
};

/**
 * What a deposit bonus asks for stands with its order, and its end and highest bet with its task. Bonuses of before have
 * neither.
 */
export const bonusTerms: Migration = {
  id: '0058-bonus-terms',
  statements: [
    `ALTER TABLE deposit
      ADD COLUMN bonus_times integer NOT NULL DEFAULT 5 CHECK (bonus_times BETWEEN 0 AND 10),
      ADD COLUMN bonus_days integer CHECK (bonus_days BETWEEN 1 AND 60),
      ADD COLUMN bonus_max_stake bigint CHECK (bonus_max_stake > 0)`,
    `ALTER TABLE turnover_task
      ADD COLUMN ends_at_ms bigint,
      ADD COLUMN max_stake bigint CHECK (max_stake > 0)`,
    // Only those of pots that have not ended: few, and looked for at each round and each sweep.
    `CREATE INDEX turnover_task_limited ON turnover_task (player_id) WHERE ends_at_ms IS NOT NULL`,
    `CREATE INDEX turnover_task_ending ON turnover_task (ends_at_ms) WHERE ends_at_ms IS NOT NULL`,
  ],
};
