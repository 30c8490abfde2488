import type { Catalogue } from '../Catalogue';
import fil from '../fil.json';

/** What the first view says in Filipino: an app's build leaves out everything else. */
export const messages: Partial<Catalogue> = fil;
