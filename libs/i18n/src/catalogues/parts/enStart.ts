import type { Catalogue } from '../Catalogue';
import en from '../en.json';

/** What the first view says in English: an app's build leaves out everything else. */
export const messages: Partial<Catalogue> = en;
