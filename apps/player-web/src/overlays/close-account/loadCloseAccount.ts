import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadCloseAccount = withLateWords(() =>
  import('./CloseAccountOverlay').then(({ CloseAccountOverlay }) => CloseAccountOverlay),
);
