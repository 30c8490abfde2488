import type { Migration } from './accountsAndPayments';

/**
 * Reality checks are due by the server's clock and wait for an answer. Nobody is without them: who had turned them off
 * gets the usual interval.
 */
export const realityChecks: Migration = {
  id: '0041-reality-checks',
  statements: [
    `ALTER TABLE sitting
      ADD COLUMN is_over boolean NOT NULL DEFAULT false,
      ADD COLUMN answered_ms bigint NOT NULL DEFAULT 0 CHECK (answered_ms >= 0),
      ADD COLUMN stopped_at_ms bigint NOT NULL DEFAULT 0`,
    `UPDATE play_clock SET reality_minutes = 30 WHERE reality_minutes NOT IN (15, 30, 60)`,
    `ALTER TABLE play_clock
      ALTER COLUMN reality_minutes SET DEFAULT 30,
      ADD CONSTRAINT play_clock_reality CHECK (reality_minutes IN (15, 30, 60))`,
  ],
};

/** A play session that cost money is remembered when the next one begins: what follows it is left in peace all the same. */
export const lostSessions: Migration = {
  id: '0052-lost-sessions',
  statements: [`ALTER TABLE sitting ADD COLUMN lost_at_ms bigint NOT NULL DEFAULT 0`],
};

/** When a player last answered the question for a deposit limit; 0 for never, so that everybody is asked once. */
export const limitPrompts: Migration = {
  id: '0042-limit-prompts',
  statements: [`ALTER TABLE play_clock ADD COLUMN prompted_at_ms bigint NOT NULL DEFAULT 0`],
};

/**
 * Who comes back from an exclusion answers the question for a deposit limit first. Whoever had not answered it since the
 * exclusion owes the answer still.
 */
export const owedAnswers: Migration = {
  id: '0055-owed-answers',
  statements: [
    `ALTER TABLE play_clock ADD COLUMN must_answer boolean NOT NULL DEFAULT false`,
    `INSERT INTO play_clock (player_id, must_answer)
      SELECT player_id, true FROM exclusion
      ON CONFLICT (player_id) DO UPDATE SET must_answer = true
      WHERE play_clock.prompted_at_ms < (SELECT at_ms FROM exclusion WHERE exclusion.player_id = play_clock.player_id)`,
  ],
};
