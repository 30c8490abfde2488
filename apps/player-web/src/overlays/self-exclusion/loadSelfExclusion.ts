import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the overlay with the words that breaks and exclusions alone say. */
export const loadSelfExclusion = withLateWords(() =>
  import('./SelfExclusionOverlay').then(({ SelfExclusionOverlay }) => SelfExclusionOverlay),
);
