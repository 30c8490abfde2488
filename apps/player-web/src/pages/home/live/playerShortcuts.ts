import { lazyComponent } from '../../../code/lazyComponent';
import { withWords } from '../../../code/withWords';

/** The quick ways of a player; a guest does not carry their code. */
export const playerShortcuts = lazyComponent(
  withWords(() => import('../player/QuickEntries').then(({ QuickEntries }) => QuickEntries)),
);
