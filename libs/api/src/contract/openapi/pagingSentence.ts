import type { CallPaging } from '../registry/CallPaging';

/**
 * How a list goes on, in words.
 *
 * @example
 * pagingSentence({ by: 'before', field: 'logId', id: 'logid', rows: '' }).startsWith('Newest first, all rows'); // => true
 */
export function pagingSentence(paging: CallPaging): string {
  const { field, id } = paging;
  switch (paging.by) {
    case 'before':
      return `Newest first, ${paging.size ?? 'all'} rows a page: \`${field}\` 0 answers the first, then the smallest \`${id}\` so far. An empty page is the end.`;
    case 'after':
      return `Oldest first, rows behind \`${id}\` = \`${field}\`: 0 answers all, -1 the latest alone.`;
    case 'page':
      return `Newest first, ${paging.size} rows a page: \`${field}\` counts from 1, \`${paging.more}\` says whether another follows.`;
    case 'offset':
      return `Newest first, ${paging.size} rows a page: \`${field}\` 0, ${paging.size}, ${2 * paging.size} and so on. An empty page is the end.`;
    case 'pagingText':
      return `Newest first: \`${field}\` is the JSON text of \`{"page":1,"size":20}\`, \`${paging.total}\` counts all rows.`;
  }
}
