import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadNoticed = withLateWords(() =>
  import('./NoticedOverlay').then(({ NoticedOverlay }) => NoticedOverlay),
);
