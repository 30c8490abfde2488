import type { Catalogue } from '../Catalogue';
import en from '../en.json';

/** What a few screens alone say in English: an app's build leaves out everything else. */
export const messages: Partial<Catalogue> = en;
