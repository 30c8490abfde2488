import { lazyComponent } from '../../../code/lazyComponent';
import { withWords } from '../../../code/withWords';

/** The offer in the corner of home; it comes after everything else there. */
export const lateHomeAd = lazyComponent(withWords(() => import('./HomeAd').then(({ HomeAd }) => HomeAd)));
