/**
 * For what comes beside a page, seconds after it on a slow phone: what the page has asked for is taken as it is known,
 * and not asked for again. The page keeps it fresh.
 */
export const asKnown = { revalidateIfStale: false } as const;
