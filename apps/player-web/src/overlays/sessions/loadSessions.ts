import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadSessions = withLateWords(() =>
  import('./SessionsOverlay').then(({ SessionsOverlay }) => SessionsOverlay),
);
