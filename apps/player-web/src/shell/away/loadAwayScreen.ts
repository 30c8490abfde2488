import { withLateWords } from '../../config/locale/withLateWords';

/** Fetches the screen with the words that breaks and exclusions alone say. */
export const loadAwayScreen = withLateWords(() =>
  import('./AwayScreen').then(({ AwayScreen }) => AwayScreen),
);
