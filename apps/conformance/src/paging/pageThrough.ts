import type { DescribedCall } from '@kislap/api/registry';
import type { Inspection } from '../inspection/Inspection';
import { oncePerRun } from '../inspection/oncePerRun';
import { askPage } from './askPage';
import { nextCursor } from './nextCursor';
import type { Page } from './Page';

const known = oncePerRun(() => Promise.resolve(new Map<string, Promise<readonly Page[]>>()));

/**
 * Walks a list of the main account page after page, until one is empty or as many were seen as the settings allow. Walked
 * once in a run.
 */
export async function pageThrough(inspection: Inspection, call: DescribedCall): Promise<readonly Page[]> {
  const walks = await known(inspection);
  const walk = walks.get(call.name) ?? walkPages(inspection, call);
  walks.set(call.name, walk);
  return await walk;
}

async function walkPages(inspection: Inspection, call: DescribedCall): Promise<readonly Page[]> {
  const { paging } = call.facts;
  const pages: Page[] = [];
  while (paging && pages.length < inspection.settings.pages) {
    const page = await askPage(inspection, call, { cursor: nextCursor(paging, pages) });
    if (page) pages.push(page);
    if (!page || page.rows.length === 0) break;
    // A server that ignores the cursor answers the same page for ever.
    const before = pages.at(-2);
    if (before && before.ids.join() === page.ids.join()) break;
  }
  return pages;
}
