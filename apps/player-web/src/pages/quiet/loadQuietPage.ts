import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the page with the words that breaks and exclusions alone say. */
export const loadQuietPage = withLateWords(() => import('./QuietPage').then(({ QuietPage }) => QuietPage));
