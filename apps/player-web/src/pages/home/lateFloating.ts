import { lazyComponent } from '../../code/lazyComponent';
import { withWords } from '../../code/withWords';

/** What floats over home; a guest fetches it with the first thing they do. */
export const lateFloating = lazyComponent(
  withWords(() => import('./floating/HomeFloating').then(({ HomeFloating }) => HomeFloating)),
);
