import { createContext } from 'react';

/**
 * The one element that scrolls on a screen: what long lists measure and what pulling refreshes. `null` until it is
 * there, `undefined` where the document itself scrolls.
 */
export const ScrollContainerContext = createContext<HTMLElement | null | undefined>(undefined);
