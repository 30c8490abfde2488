import { createContext } from 'react';

import { startingGlobals } from './startingGlobals';

/** What the toolbar asks for, for the live parts of a page. */
export const GlobalsContext = createContext<Readonly<Record<string, unknown>>>(startingGlobals);
