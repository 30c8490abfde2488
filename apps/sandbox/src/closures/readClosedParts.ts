import type { Database } from '../database/Database';
import { closedPart } from '../database/tables/closedPart';
import { ClosedParts } from './ClosedParts';

/** What is closed now. */
export async function readClosedParts(database: Database): Promise<ClosedParts> {
  return new ClosedParts(await database.select().from(closedPart));
}
