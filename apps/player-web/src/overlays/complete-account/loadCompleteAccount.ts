import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that few players ever see. */
export const loadCompleteAccount = withLateWords(() =>
  import('./CompleteAccountOverlay').then(({ CompleteAccountOverlay }) => CompleteAccountOverlay),
);
