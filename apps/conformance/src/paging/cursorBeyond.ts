import type { CallPaging } from '@kislap/api/registry';

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
