import type { animatePageTransition } from './animatePageTransition';

interface PageTransition {
  animate: typeof animatePageTransition;
  readonly load: () => Promise<void>;
}

/** Shows the change from one page to another; without motion until the code for it is here. */
export const pageTransition: PageTransition = {
  animate: (_arrival, update) => update(),
  load: async () => {
    pageTransition.animate = (await import('./animatePageTransition')).animatePageTransition;
  },
};
