import type { Migration } from './accountsAndPayments';

/** Shelves of home and banners can be closed as well, and put in another order. */
export const partPlaces: Migration = {
  id: '0045-part-places',
  statements: [
    `ALTER TABLE closed_part DROP CONSTRAINT closed_part_kind_check,
      ADD CONSTRAINT closed_part_kind_check
        CHECK (kind IN ('studio', 'game', 'channel', 'payout', 'shelf', 'banner'))`,
    `CREATE TABLE part_place (
      kind text NOT NULL CHECK (kind IN ('shelf', 'banner')),
      code text NOT NULL,
      place integer NOT NULL,
      PRIMARY KEY (kind, code)
    )`,
  ],
};

/** Activities can be switched off and put in another order, too. */
export const activityPlaces: Migration = {
  id: '0077-activity-places',
  statements: [
    `ALTER TABLE closed_part DROP CONSTRAINT closed_part_kind_check,
      ADD CONSTRAINT closed_part_kind_check
        CHECK (kind IN ('studio', 'game', 'channel', 'payout', 'shelf', 'banner', 'activity'))`,
    `ALTER TABLE part_place DROP CONSTRAINT part_place_kind_check,
      ADD CONSTRAINT part_place_kind_check CHECK (kind IN ('shelf', 'banner', 'activity'))`,
  ],
};
