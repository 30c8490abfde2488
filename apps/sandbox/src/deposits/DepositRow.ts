import type { deposit } from '../database/tables/deposit';

/** A deposit order as it is stored. */
export type DepositRow = typeof deposit.$inferSelect;
