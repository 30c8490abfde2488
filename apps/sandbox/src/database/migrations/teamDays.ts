import type { Migration } from './Migration';

/** The days of a team, member by member: their bets are found by whose they are, never by reading everybody's. */
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
