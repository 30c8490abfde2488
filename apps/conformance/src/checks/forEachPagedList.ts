import type { CallPaging, DescribedCall } from '@kislap/api/registry';
import type { CheckContext } from '../context/CheckContext';
import { askPage, type Page, pageThrough } from '../paging/pages';
import { type Observation, observe } from './Check';

/** The pages of one list. */
export interface Walk {
  readonly call: DescribedCall;
  readonly paging: CallPaging;
  readonly pages: readonly Page[];
}

/**
 * Looks at the pages of every list that comes in pages.
 *
 * @param look says what is wrong with them, `undefined` when nothing is, or `null` when it has nothing to look at
 */
export async function forEachPagedList(
  context: CheckContext,
  look: (walk: Walk) => string | undefined | null | Promise<string | undefined | null>,
): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of context.reads) {
    const { paging } = call.facts;
    if (!paging) continue;
    const pages = await pageThrough(context, call);
    const seen = pages.length === 0 ? null : await look({ call, paging, pages });
    const isUnseen = seen === null;
    observations.push(
      isUnseen ? observe.skipped(call.name, 'not enough rows to see it') : observe.unless(call.name, seen),
    );
  }
  return observations;
}

/** How many rows all pages hold; undefined when the walk ended before the list did. */
export function countAll(pages: readonly Page[]): number | undefined {
  const isWhole = pages.at(-1)?.rows.length === 0;
  return isWhole ? pages.reduce((sum, page) => sum + page.rows.length, 0) : undefined;
}

const small = 2;

/** Asks the same list in pages of two, which must be the beginning of the page of twenty. */
export async function askSmallPages(
  context: CheckContext,
  { call, pages: [first] }: Walk,
): Promise<string | undefined> {
  const expected = first?.ids.slice(0, small * 2) ?? [];
  const got: number[] = [];
  for (const page of [1, 2]) {
    const cursor = JSON.stringify({ page, size: small });
    const asked = await askPage(context, call, { cursor });
    if (!asked) return `pages of ${small} are refused`;
    if (asked.rows.length > small) return `asked for ${small} rows, answered ${asked.rows.length}`;
    got.push(...asked.ids);
  }
  return got.join() === expected.join() ? undefined : `pages of ${small} hold other rows than one of 20`;
}
