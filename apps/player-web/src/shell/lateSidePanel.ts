import { lazyComponent } from '../code/lazyComponent';
import { withWords } from '../code/withWords';

/** What stands beside the column on a wide screen, and is fetched on no other. */
export const lateSidePanel = lazyComponent(
  withWords(() => import('./SidePanel').then(({ SidePanel }) => SidePanel)),
);
