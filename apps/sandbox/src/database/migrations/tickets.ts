import type { Migration } from './accountsAndPayments';
import { bonusInvariantsView, effectInvariantsView, statementLineView } from './bonus';

/** The journals of a round: of one that is settled at once `bet` alone, of a ticket its win apart. */
const scopes = `'bet', 'win'`;

/** A pot may be empty while a ticket that was bought from it is open: what it wins comes back into it. */
const hasTicketOfPot = `balance = 0 AND EXISTS (SELECT 1 FROM bet
  WHERE bet.player_id = player.id AND open_draw IS NOT NULL AND bonus_stake > 0)`;

/** A ticket of a room is a bet that is open until its draw: its stake is booked when it is bought, its win at the draw. */
export const roomTickets: Migration = {
  id: '0063-room-tickets',
  statements: [
    `ALTER TABLE bet ADD COLUMN open_draw bigint CHECK (open_draw >= 0)`,
    `CREATE INDEX bet_open ON bet (open_draw) WHERE open_draw IS NOT NULL`,
    `ALTER TABLE fair_round DROP CONSTRAINT fair_round_state_check`,
    `ALTER TABLE fair_round ADD CONSTRAINT fair_round_state_check
      CHECK (state IN ('sent', 'bought', 'played', 'refused'))`,
    // What a bet has won and what of it counts is known at its draw.
    `CREATE FUNCTION change_bet_day() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE bet_day SET win = bet_day.win + change.win, valid_stake = bet_day.valid_stake + change.valid_stake
      FROM (SELECT before.player_id, (before.at_ms + 28800000) / 86400000 AS day,
          sum(settled.win - before.win) AS win, sum(settled.valid_stake - before.valid_stake) AS valid_stake
        FROM before JOIN settled ON settled.id = before.id GROUP BY 1, 2) change
      WHERE bet_day.player_id = change.player_id AND bet_day.day = change.day;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER bet_changes_day AFTER UPDATE ON bet REFERENCING OLD TABLE AS before NEW TABLE AS settled
      FOR EACH STATEMENT EXECUTE FUNCTION change_bet_day()`,
    effectInvariantsView(scopes),
    bonusInvariantsView({ scopes, unless: hasTicketOfPot }),
    statementLineView({ scopes }),
  ],
};

/**
 * What lies in a studio's wallet is still the player's: taking it there and back is no movement of the balance, and its
 * rounds are told as all others.
 */
export const walletStatement: Migration = {
  id: '0064-wallet-statement',
  statements: [
    statementLineView({
      scopes,
      accounts: ['player:%:studio:%'],
      inside: ['studio-in', 'studio-out'],
    }),
  ],
};
