import type { player } from '../database/tables/player';

/** A player's account as it is stored. */
export type PlayerRow = typeof player.$inferSelect;
