import type { pages } from './pages';

/** The list of all pages; the first view is home and has no need of it. Rejects when it cannot be fetched. */
export const latePages = async (): Promise<typeof pages> => (await import('./pages')).pages;
