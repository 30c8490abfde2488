import type { Database } from './Database';

/** A database that is ready for work, and how to let go of it. */
export interface OpenDatabase {
  readonly engine: 'pglite' | 'postgres';
  readonly database: Database;
  close(): Promise<void>;
}
