import type { Migration } from './Migration';

/** Remembers the day of a player's last repaired check-in: one repair a day, however often its condition is met. */
export const checkInRepair: Migration = {
  id: '0006-check-in-repair',
  statements: [`ALTER TABLE player ADD COLUMN repaired_day text NOT NULL DEFAULT ''`],
};
