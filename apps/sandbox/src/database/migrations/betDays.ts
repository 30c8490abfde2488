import type { Migration } from './Migration';

/**
 * What each player's bets of a Manila day come to, written down with the bets themselves: a statement and a team add up
 * days instead of rounds. Days are counted from 1 January 1970. A player is locked while his rounds are booked, so that
 * nobody waits for a day's row who would not have waited anyway.
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
