import type { Inspection } from '../inspection/Inspection';
import { askPage } from '../paging/askPage';
import type { Page } from '../paging/Page';
import type { Walk } from './overPages';

/** How many rows all pages hold; undefined when the walk ended before the list did. */
export function countAll(pages: readonly Page[]): number | undefined {
  const isWhole = pages.at(-1)?.rows.length === 0;
  return isWhole ? pages.reduce((sum, page) => sum + page.rows.length, 0) : undefined;
}

const small = 2;

/** Asks the same list in pages of two, which must be the beginning of the page of twenty. */
export async function askSmallPages(
  inspection: Inspection,
  { call, pages: [first] }: Walk,
): Promise<string | undefined> {
  const expected = first?.ids.slice(0, small * 2) ?? [];
  const got: number[] = [];
  for (const page of [1, 2]) {
    const cursor = JSON.stringify({ page, size: small });
    const asked = await askPage(inspection, call, { cursor });
    if (!asked) return `pages of ${small} are refused`;
    if (asked.rows.length > small) return `asked for ${small} rows, answered ${asked.rows.length}`;
    got.push(...asked.ids);
  }
  return got.join() === expected.join() ? undefined : `pages of ${small} hold other rows than one of 20`;
}
