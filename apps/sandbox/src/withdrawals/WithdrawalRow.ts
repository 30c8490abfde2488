import type { withdrawal } from '../database/tables/withdrawal';

/** A withdrawal as it is stored. */
export type WithdrawalRow = typeof withdrawal.$inferSelect;
