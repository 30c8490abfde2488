import type { Catalogue } from '../Catalogue';
import en from '../en.json';

/** What the first view does not say in English: an app's build leaves out what it does. */
export const messages: Partial<Catalogue> = en;
