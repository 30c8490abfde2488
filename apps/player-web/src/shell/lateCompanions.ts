import { lazyComponent } from '../code/lazyComponent';
import { withWords } from '../code/withWords';

/** What stands by on every page; its code comes after the first view. */
export const lateCompanions = lazyComponent(
  withWords(() => import('./Companions').then(({ Companions }) => Companions)),
);
