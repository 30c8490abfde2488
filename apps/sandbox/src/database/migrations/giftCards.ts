import type { Migration } from './Migration';

/** Codes of gift cards that were tried in vain: so many a day and no more. */
export const giftCards: Migration = {
  id: '0007-gift-cards',
  statements: [
    `CREATE TABLE wrong_card (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id integer NOT NULL REFERENCES player (id),
      at_ms bigint NOT NULL
    )`,
    `CREATE INDEX wrong_card_by_player ON wrong_card (player_id, at_ms)`,
  ],
};
