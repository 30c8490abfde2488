import { TapEchoes } from './tapEchoes';

const echoes = new TapEchoes();

/** What follows the beginning of a tap, up to its click. */
const continuations = [
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
  'dblclick',
] as const;

/** A click that a key or a screen reader makes belongs to no tap. */
const isOfKeyboard = (event: Event): boolean =>
  event.type === 'click' && event instanceof MouseEvent && event.detail === 0;

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  // A press would take the focus, a click would follow a link. Touches stay as they are: the page still scrolls.
  if (event instanceof MouseEvent) event.preventDefault();
}

/** Hears every tap before anything else does: the one that opens the first surface, too. */
function listen(): void {
  addEventListener('pointerdown', (event) => echoes.down(event) && swallow(event), { capture: true });
  addEventListener('keydown', () => echoes.forgetTaps(), { capture: true });
  for (const type of continuations) {
    const onContinuation = (event: Event): void => {
      if (!isOfKeyboard(event) && echoes.goesOn(event)) swallow(event);
    };
    addEventListener(type, onContinuation, { capture: true, passive: type === 'touchstart' });
  }
}

if (typeof window !== 'undefined') listen();

/** A surface has opened or closed: a second tap where the last one was is not heard. */
export const noteSurfaceChange = (): void => echoes.surfaceChanged(performance.now());
