/** How this process is to run. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the embedded database and its lock lie; absent for one in memory. */
  readonly dataDir?: string;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Whether the control calls under `/__sandbox/` are mounted. */
  readonly hasControls: boolean;
  /** Whether the whole ledger is checked before anything is answered, however large it is. */
  readonly isCheckedFirst: boolean;
  /** Moments at which a test ends the process. */
  readonly failpoints: string;
  /** Seed of the games' randomness; absent for a fresh one. */
  readonly randomSeed?: number;
}
