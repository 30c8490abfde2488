import { createContext } from 'react';

/** The one element that scrolls on a screen: what long lists measure and what pulling refreshes. */
export const ScrollContainerContext = createContext<HTMLElement | null>(null);
