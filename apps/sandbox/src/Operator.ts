import type { Database } from './database/Database';
import type { Failpoints } from './kernel/Failpoints';
import type { MovableClock } from './kernel/MovableClock';
import type { Random } from './kernel/Random';
import type { Switches } from './kernel/Switches';

/** The sandbox operator: everything its calls work with. */
export interface Operator {
  readonly database: Database;
  readonly clock: MovableClock;
  /** For games only. */
  readonly random: Random;
  readonly failpoints: Failpoints;
  readonly switches: Switches;
}
