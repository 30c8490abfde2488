import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { createQuery } from '../database/pooled';
import { transact } from '../database/transact';
import { partPlace } from '../database/tables/games';
import { Refusal } from '../kernel/Refusal';
import { readClosedParts } from './closedParts';

type PlacedKind = (typeof partPlace.$inferSelect)['kind'];

const listPlaces = createQuery((database) => database.select().from(partPlace).prepare('part_places'));

/** The parts as the operator has put them; those without a place come last, in their own order. */
export async function inOperatorsOrder<Part>(
  database: Database,
  parts: readonly Part[],
  { kind, codeOf }: { readonly kind: PlacedKind; readonly codeOf: (part: Part) => string },
): Promise<readonly Part[]> {
  const places = new Map(
    (await listPlaces(database, {}))
      .filter((row) => row.kind === kind)
      .map(({ code, place }) => [code, place]),
  );
  const placeOf = (part: Part) => places.get(codeOf(part)) ?? Infinity;
  // Sorting keeps the order of equals; two without a place differ by nothing, not by Infinity - Infinity.
  return [...parts].sort((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0);
}

/** Those that are shown, in the operator's order. */
export async function shownParts<Part>(
  database: Database,
  parts: readonly Part[],
  by: { readonly kind: PlacedKind; readonly codeOf: (part: Part) => string },
): Promise<readonly Part[]> {
  const closed = await readClosedParts(database);
  const ordered = await inOperatorsOrder(database, parts, by);
  return ordered.filter((part) => !closed.has(by.kind, by.codeOf(part)));
}

/**
 * Puts all parts of a kind in this order.
 *
 * @throws Refusal `notFound` unless each of `known` is named once, and nothing else
 */
export async function placeParts(
  database: Database,
  { kind, codes }: { readonly kind: PlacedKind; readonly codes: readonly string[] },
  known: readonly string[],
): Promise<void> {
  const isWhole = codes.length === known.length && known.every((code) => codes.includes(code));
  if (!isWhole) throw new Refusal('notFound', { field: 'codes' });
  await transact(database, async (transaction) => {
    await transaction.delete(partPlace).where(eq(partPlace.kind, kind));
    await transaction.insert(partPlace).values(codes.map((code, place) => ({ kind, code, place })));
  });
}
