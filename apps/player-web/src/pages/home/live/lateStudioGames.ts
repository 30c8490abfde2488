import { lazyComponent } from '../../../code/lazyComponent';
import { withWords } from '../../../code/withWords';

/** A shelf that can be narrowed to a studio; its code comes with the first shelf that is chosen. */
export const lateStudioGames = lazyComponent(
  withWords(() => import('../studios/StudioGames').then(({ StudioGames }) => StudioGames)),
);
