import type { partControl } from '@kislap/api/controls';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/Database';
import { closedPart } from '../database/tables/closedPart';
import { Refusal } from '../kernel/Refusal';
import { allParts } from './allParts';

/**
 * Opens or closes a part of the offer.
 *
 * @throws Refusal `notFound` when there is no such part
 */
export async function switchPart(
  database: Database,
  { kind, code, on }: InferOutput<typeof partControl.request>,
): Promise<void> {
  if (!allParts.some((part) => part.kind === kind && part.code === code)) {
    throw new Refusal('notFound', { field: 'code' });
  }
  if (on) {
    await database.delete(closedPart).where(and(eq(closedPart.kind, kind), eq(closedPart.code, code)));
  } else {
    await database.insert(closedPart).values({ kind, code }).onConflictDoNothing();
  }
}
