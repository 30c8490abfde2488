import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadBonusDrop = withLateWords(() =>
  import('./BonusDropOverlay').then(({ BonusDropOverlay }) => BonusDropOverlay),
);
