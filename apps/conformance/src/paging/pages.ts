import type { CallPaging, DescribedCall } from '@kislap/api/registry';
import { type CheckContext, oncePerRun, sampleFields } from '../context/CheckContext';
import { dataOf } from '../context/contractFields';
import { fieldIn } from '../shape/values';
import type { Reply } from '../wire/wire';

/** One page of a list, as it was asked for and as the contract reads it. */
export interface Page {
  /** The value of the field that pages go by. */
  readonly cursor: string;
  readonly reply: Reply;
  readonly rows: readonly unknown[];
  /** The ids of the rows, in their order. */
  readonly ids: readonly number[];
}

/**
 * Asks for one page of a list.
 *
 * @param cursor the value of the field that pages go by
 * @returns undefined when the answer says no or cannot be read
 */
export async function askPage(
  context: CheckContext,
  call: DescribedCall,
  { cursor, token }: { readonly cursor: string; readonly token?: string | undefined },
): Promise<Page | undefined> {
  const { paging } = call.facts;
  const sample = paging && (await sampleFields(context, call));
  if (!sample) return undefined;
  const fields = { ...sample, [paging.field]: cursor };
  const reply = await context.send(call, { fields, ...(token === undefined ? {} : { token }) });
  const data = dataOf(call, reply);
  const rows = paging.rows === '' ? data : fieldIn(data, paging.rows);
  if (!Array.isArray(rows)) return undefined;
  const list: readonly unknown[] = rows;
  return { cursor, reply, rows: list, ids: list.map((row) => Number(fieldIn(row, paging.id))) };
}

const known = oncePerRun(() => Promise.resolve(new Map<string, Promise<readonly Page[]>>()));

/**
 * Walks a list of the main account page after page, until one is empty or as many were seen as the settings allow.
 * Walked once in a run.
 */
export async function pageThrough(context: CheckContext, call: DescribedCall): Promise<readonly Page[]> {
  const walks = await known(context);
  const walk = walks.get(call.name) ?? walkPages(context, call);
  walks.set(call.name, walk);
  return await walk;
}

async function walkPages(context: CheckContext, call: DescribedCall): Promise<readonly Page[]> {
  const { paging } = call.facts;
  const pages: Page[] = [];
  while (paging && pages.length < context.settings.pages) {
    const page = await askPage(context, call, { cursor: nextCursor(paging, pages) });
    if (page) pages.push(page);
    if (!page || page.rows.length === 0) break;
    // A server that ignores the cursor answers the same page for ever.
    const before = pages.at(-2);
    if (before && before.ids.join() === page.ids.join()) break;
  }
  return pages;
}

/** How many rows a page is asked for where the app says so itself. */
const askedSize = 20;

/** The cursor of the page behind the given ones; of the first page when there are none. */
function nextCursor(paging: CallPaging, pages: readonly Page[]): string {
  const ids = pages.flatMap((page) => page.ids);
  switch (paging.by) {
    case 'before':
      return String(ids.length === 0 ? 0 : Math.min(...ids));
    case 'after':
      return String(ids.length === 0 ? 0 : Math.max(...ids));
    case 'page':
      return String(pages.length + 1);
    case 'offset':
      return String(pages.length * paging.size);
    case 'pagingText':
      return JSON.stringify({ page: pages.length + 1, size: askedSize });
  }
}

const farPage = 100_000;
const farId = 9_000_000_000;

/** A cursor behind which nothing can be. */
export function cursorBeyond(paging: CallPaging): string {
  switch (paging.by) {
    case 'before':
      return '1';
    case 'after':
      return String(farId);
    case 'page':
      return String(farPage);
    case 'offset':
      return String(farPage);
    case 'pagingText':
      return JSON.stringify({ page: farPage, size: 20 });
  }
}
