import type { Catalogue } from '../Catalogue';
import fil from '../fil.json';

/** What the first view does not say in Filipino: an app's build leaves out what it does. */
export const messages: Partial<Catalogue> = fil;
