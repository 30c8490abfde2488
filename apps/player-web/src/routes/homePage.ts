import { lazyComponent } from '../code/lazyComponent';

/** Home, which a first visit shows without the list of all pages. */
export const homePage = lazyComponent(() =>
  import('../pages/home/HomePage').then(({ HomePage }) => HomePage),
);
