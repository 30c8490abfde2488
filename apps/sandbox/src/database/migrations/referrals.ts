import type { Migration } from './Migration';

/**
 * Who brought whom, and what it earned. A team is read from the invitations themselves; what a friend earned the
 * inviter is written down when it happens, at the rules of that moment.
 */
export const referrals: Migration = {
  id: '0009-referrals',
  statements: [
    `CREATE INDEX player_by_inviter ON player (invited_by) WHERE invited_by IS NOT NULL`,
    `CREATE TABLE invite_bonus (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      friend_id integer REFERENCES player (id),
      kind integer NOT NULL CHECK (kind IN (1, 2, 3)),
      amount bigint NOT NULL CHECK (amount > 0),
      first_deposit bigint NOT NULL DEFAULT 0 CHECK (first_deposit >= 0),
      at_ms bigint NOT NULL,
      claimed_at_ms bigint,
      CONSTRAINT invite_bonus_of_friend CHECK ((kind = 3) = (friend_id IS NULL)),
      UNIQUE (friend_id, kind)
    )`,
    `CREATE INDEX invite_bonus_by_player ON invite_bonus (player_id, id DESC)`,
    `CREATE INDEX invite_bonus_by_time ON invite_bonus (at_ms)`,
    `INSERT INTO invite_bonus (player_id, friend_id, kind, amount, at_ms)
      SELECT invited_by, id, 1, 50000, registered_at_ms FROM player
      WHERE invited_by IS NOT NULL AND phone IS NOT NULL ORDER BY registered_at_ms, id`,
    `INSERT INTO invite_bonus (player_id, friend_id, kind, amount, first_deposit, at_ms)
      SELECT invited_by, player.id, 2, 200000, deposit.amount, settled_at_ms FROM player
      JOIN deposit ON deposit.player_id = player.id AND is_first AND status = 1
      WHERE invited_by IS NOT NULL ORDER BY settled_at_ms, player.id`,
    // A seat never changes: who joins later has a higher id.
    `CREATE VIEW team AS
    SELECT inviter_id, member_id, level,
      row_number() OVER (PARTITION BY inviter_id ORDER BY member_id) AS seat
    FROM (
      SELECT invited_by AS inviter_id, id AS member_id, 1 AS level FROM player WHERE invited_by IS NOT NULL
      UNION ALL SELECT one.invited_by, two.id, 2 FROM player one
        JOIN player two ON two.invited_by = one.id WHERE one.invited_by IS NOT NULL
      UNION ALL SELECT one.invited_by, three.id, 3 FROM player one
        JOIN player two ON two.invited_by = one.id
        JOIN player three ON three.invited_by = two.id WHERE one.invited_by IS NOT NULL
    ) invited`,
    // Manila days, counted from 1 January 1970.
    `CREATE VIEW team_day AS
    SELECT inviter_id, member_id, level, seat, (at_ms + 28800000) / 86400000 AS day,
      sum(valid_stake)::bigint AS turnover
    FROM team JOIN bet ON bet.player_id = member_id
    GROUP BY inviter_id, member_id, level, seat, (at_ms + 28800000) / 86400000`,
  ],
};
