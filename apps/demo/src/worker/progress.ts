/** How far the operator is: `engine` its files come, `database` it opens, `open` it answers, `failed` it cannot. */
export type Progress =
  | { readonly step: 'engine' | 'database' | 'open' }
  | { readonly step: 'failed'; readonly reason: string };

/** What a page asks the worker: to open the operator, and to tell how far it is. */
export const OPEN_MESSAGE = 'kislap-demo-open';
