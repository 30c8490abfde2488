import { createContext } from 'react';

/** Whether a long list around it gives an `img` its picture, by its `data-src`. */
export const InLongListContext = createContext(false);
