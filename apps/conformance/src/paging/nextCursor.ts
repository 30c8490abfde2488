import type { CallPaging } from '@kislap/api/registry';
import type { Page } from './Page';

/** How many rows a page is asked for where the app says so itself. */
export const askedSize = 20;

/** The cursor of the page behind the given ones; of the first page when there are none. */
export function nextCursor(paging: CallPaging, pages: readonly Page[]): string {
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
