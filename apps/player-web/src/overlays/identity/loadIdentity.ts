import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that it alone says. */
export const loadIdentity = withLateWords(() =>
  import('./IdentityOverlay').then(({ IdentityOverlay }) => IdentityOverlay),
);
