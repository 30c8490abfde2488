import { lazyComponent } from '../code/lazyComponent';

/** What is asked at the start; its code comes after the first view. */
export const lateStartUp = lazyComponent(() => import('./StartUpSet').then(({ StartUpSet }) => StartUpSet));
