import { flushSync } from 'react-dom';
import type { Arrival } from '../LocationStore';
import { routeAt } from './routes';

/** The kit's page motion: fast at first, then settling. */
const PAGE_MOTION = { duration: 320, easing: 'cubic-bezier(0, 0, 0, 1)', fill: 'both' } as const;
/** From this width on the page is one column of several, and nothing slides. */
const WIDE = '(min-width: 744px)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const TAPPABLE = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex]';

const slides = {
  in: { layer: '::view-transition-new(root)', from: 'translateX(100%)', to: 'translateX(0)' },
  out: { layer: '::view-transition-old(root)', from: 'translateX(0)', to: 'translateX(100%)' },
} as const;

/**
 * Shows the change from one page to another. Routes that slide left come in from the right and leave the same
 * way, also from and to another one that does; for all others, and wherever less motion is asked for, the new page is
 * simply there.
 *
 * @param update draws the new page
 */
export function animatePageTransition(arrival: Arrival, update: () => void): void {
  const slide = slideOf(arrival);
  if (slide === undefined || !mayMove()) return update();
  const transition = document.startViewTransition(() => flushSync(update));
  forwardTaps(transition);
  transition.ready.then(
    () => animate(slide),
    // The browser skips a transition whose page is hidden or already left again; the page itself is there.
    () => undefined,
  );
}

function slideOf({ from, to, isBack }: Arrival): keyof typeof slides | undefined {
  const [isFromSliding, isToSliding] = [routeAt(from)?.slidesLeft === true, routeAt(to)?.slidesLeft === true];
  if (isFromSliding && isToSliding) return isBack ? 'out' : 'in';
  if (isFromSliding || isToSliding) return isToSliding ? 'in' : 'out';
  return undefined;
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

/**
 * While pages slide the browser draws pictures of them, and every tap ends at the root element. Such a tap ends the
 * slide, and goes to what then lies under the finger.
 */
function forwardTaps(transition: ViewTransition): void {
  const root = document.documentElement;
  const tapAt = (x: number, y: number): void => {
    const target = document.elementFromPoint(x, y)?.closest<HTMLElement>(TAPPABLE);
    target?.focus({ preventScroll: true });
    target?.click();
  };
  const forward = ({ target, isTrusted, clientX, clientY }: MouseEvent): void => {
    if (target !== root || !isTrusted) return;
    transition.skipTransition();
    const tap = (): void => tapAt(clientX, clientY);
    transition.finished.then(tap, tap);
  };
  const stop = (): void => root.removeEventListener('click', forward);
  // A tap that began during the slide may end after it; the next one begins anew.
  const stopLater = (): void => root.addEventListener('pointerdown', stop, { once: true });
  root.addEventListener('click', forward);
  transition.finished.then(stopLater, stopLater);
}
