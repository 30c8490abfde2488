import { is } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import type { Database } from '../database/Database';
import { SeedCopy } from './SeedCopy';

const copies = new WeakMap<Database, SeedCopy>();

/** The copy of a database's seeding, taken or not; `undefined` for a PostgreSQL, which others may work on too. */
export function seedCopyOf(database: Database): SeedCopy | undefined {
  if (!is(database, PgliteDatabase)) return undefined;
  const copy = copies.get(database) ?? new SeedCopy(database);
  copies.set(database, copy);
  return copy;
}
