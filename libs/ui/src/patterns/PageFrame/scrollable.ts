/**
 * Attributes of an element that scrolls. It takes the focus, so that arrow keys scroll it also when nothing inside it
 * can be focused; not every browser does so by itself.
 */
export const scrollable = { tabIndex: 0 } as const;
