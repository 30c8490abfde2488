import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadBonusTerms = withLateWords(() =>
  import('./BonusTermsOverlay').then(({ BonusTermsOverlay }) => BonusTermsOverlay),
);
