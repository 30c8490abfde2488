import type { Migration } from './Migration';

/** What the operator has closed for a while: in the database, so that every process knows. */
export const closedParts: Migration = {
  id: '0025-closed-parts',
  statements: [
    `CREATE TABLE closed_part (
      kind text NOT NULL CHECK (kind IN ('studio', 'game', 'channel', 'payout')),
      code text NOT NULL,
      PRIMARY KEY (kind, code)
    )`,
  ],
};
