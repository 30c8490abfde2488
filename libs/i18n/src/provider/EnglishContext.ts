import { createContext } from 'react';
import type { Catalogue } from '../catalogues/Catalogue';

/** English words for what the player's language lacks; nothing until one has been missed and fetched. */
export const EnglishContext = createContext<Partial<Catalogue> | undefined>(undefined);
