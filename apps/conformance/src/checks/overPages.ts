import type { CallPaging, DescribedCall } from '@kislap/api/registry';
import type { Inspection } from '../inspection/Inspection';
import type { Page } from '../paging/Page';
import { pageThrough } from '../paging/pageThrough';
import type { Observation } from './Observation';
import { observe } from './observe';

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
export async function overPages(
  inspection: Inspection,
  look: (walk: Walk) => string | undefined | null | Promise<string | undefined | null>,
): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of inspection.reads) {
    const { paging } = call.facts;
    if (!paging) continue;
    const pages = await pageThrough(inspection, call);
    const seen = pages.length === 0 ? null : await look({ call, paging, pages });
    const isUnseen = seen === null;
    observations.push(
      isUnseen ? observe.skipped(call.name, 'not enough rows to see it') : observe.unless(call.name, seen),
    );
  }
  return observations;
}
