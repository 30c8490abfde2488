import type { Catalogue } from '../Catalogue';
import fil from '../fil.json';

/** What a few screens alone say in Filipino: an app's build leaves out everything else. */
export const messages: Partial<Catalogue> = fil;
