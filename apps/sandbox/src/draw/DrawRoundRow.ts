import type { drawRound } from '../database/tables/drawRound';

/** A round of the luck draw as it is stored. */
export type DrawRoundRow = typeof drawRound.$inferSelect;
