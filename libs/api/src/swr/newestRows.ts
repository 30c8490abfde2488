interface Identified {
  readonly id: number;
}

/** Further back than this nobody looks for the place where new rows meet the held ones. */
const MOST_PAGES = 10;

/**
 * The first page of a list with everything newer before it. Rows that are held already are taken as they are now.
 *
 * @returns `undefined` when the new rows do not meet the held ones
 */
export async function newestRows<Row extends Identified>(
  held: readonly Row[],
  readPage: (beforeId: number) => Promise<readonly Row[]>,
): Promise<readonly Row[] | undefined> {
  const newestHeld = Math.max(0, ...held.map(({ id }) => id));
  const fresh: Row[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const beforeId = page === 0 ? 0 : lowestId(fresh);
    const rows = await readPage(beforeId);
    fresh.push(...(page === 0 ? rows : rows.filter(({ id }) => id < beforeId)));
    if (rows.length === 0 || lowestId(fresh) <= newestHeld) return merge(fresh, held);
  }
  return undefined;
}

const lowestId = (rows: readonly Identified[]) => Math.min(...rows.map(({ id }) => id));

function merge<Row extends Identified>(fresh: readonly Row[], held: readonly Row[]): readonly Row[] {
  const lowestHeld = held.length === 0 ? 0 : lowestId(held);
  const known = new Set(fresh.map(({ id }) => id));
  return [...fresh.filter(({ id }) => id >= lowestHeld), ...held.filter(({ id }) => !known.has(id))];
}
