import { flushSync } from 'react-dom';
import { routeAt } from './routeAt';

/** The kit's page motion: fast at first, then settling. */
const PAGE_MOTION = { duration: 320, easing: 'cubic-bezier(0, 0, 0, 1)', fill: 'both' } as const;
/** From this width on the page is one column of several, and nothing slides. */
const WIDE = '(min-width: 744px)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const slides = {
  in: { layer: '::view-transition-new(root)', from: 'translateX(100%)', to: 'translateX(0)' },
  out: { layer: '::view-transition-old(root)', from: 'translateX(0)', to: 'translateX(100%)' },
} as const;

/**
 * Shows the change from one page to another. Routes that slide left come in from the right and leave the same
 * way; for all others, and wherever less motion is asked for, the new page is simply there.
 *
 * @param update draws the new page
 */
export function presentArrival(from: string, to: string, update: () => void): void {
  const slide = slideBetween(from, to);
  if (slide === undefined || !mayMove()) return update();
  const transition = document.startViewTransition(() => flushSync(update));
  transition.ready.then(
    () => animate(slide),
    // The browser skips a transition whose page is hidden or already left again; the page itself is there.
    () => undefined,
  );
}

function slideBetween(from: string, to: string): keyof typeof slides | undefined {
  const [isFromSliding, isToSliding] = [routeAt(from)?.slidesLeft === true, routeAt(to)?.slidesLeft === true];
  if (isFromSliding === isToSliding) return undefined;
  return isToSliding ? 'in' : 'out';
}

function mayMove(): boolean {
  const asksForLess = matchMedia(LESS_MOTION).matches || document.documentElement.dataset.motion === 'less';
  return typeof document.startViewTransition === 'function' && !asksForLess && !matchMedia(WIDE).matches;
}

function animate(slide: keyof typeof slides): void {
  const { layer, from, to } = slides[slide];
  document.documentElement.animate(
    { transform: [from, to], opacity: [1, 1], zIndex: [1, 1], mixBlendMode: ['normal', 'normal'] },
    { ...PAGE_MOTION, pseudoElement: layer },
  );
}
