import { partControl, partsControl } from '@kislap/api/controls';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { gameListing, studios } from '../catalogue/gameListing';
import { payMethods } from '../catalogue/payMethods';
import type { Database } from '../database/Database';
import { closedPart } from '../database/tables/games';
import { Refusal } from '../kernel/Refusal';
import { readClosedParts } from '../rules/closedParts';
import { type Control, defineControl } from './control';

/** What is open of the operator's offer, and closing parts of it. */
export const partControls: readonly Control[] = [
  defineControl(partsControl, async ({ database }) => {
    const closed = await readClosedParts(database);
    return { parts: allParts.map((part) => ({ ...part, isOpen: !closed.has(part.kind, part.code) })) };
  }),
  defineControl(partControl, async ({ database }, fields) => {
    await switchPart(database, fields);
    return {};
  }),
];

/** Everything that the operator can close for a while, by its name. */
const allParts = [
  ...studios.map(({ code, name }) => ({ kind: 'studio' as const, code, name })),
  ...payMethods
    .flatMap(({ channels }) => channels)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ code, name }) => ({ kind: 'channel' as const, code, name })),
  ...payMethods
    .filter(({ isWithdraw }) => isWithdraw)
    .map(({ name }) => ({ kind: 'payout' as const, code: name, name })),
  ...gameListing.map(({ code, name }) => ({ kind: 'game' as const, code, name })),
];

/**
 * Opens or closes a part of the offer.
 *
 * @throws Refusal `notFound` when there is no such part
 */
async function switchPart(
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
