import { earlyAnswer } from '../../navigation/earlyAnswer';
import { CODE_WAIT_EVENT } from '../../navigation/codeWait';
import { waitingPart } from '../../features/first-view/waitingPart';
import { opensElsewhere, PRESSED } from './firstTap';
import { READY_EVENT } from './READY_EVENT';
import { stillThere } from './stillThere';

/** A tap that led nowhere has no answer: the frame that stands for it goes after this. */
const ANSWER_MS = 20_000;

/** What has come can be left once it listens. */
const DRAWN_MS = 100;

/** What the app draws anew may wait for an answer of the operator: it is looked for as long as the frame may stand. */
const RETRY_MS = 100;
const MOST_TRIES = ANSWER_MS / RETRY_MS;

/** What stands in for the answer meanwhile. */
interface WaitingFrame {
  readonly show: (pressed: HTMLElement, onLeave: () => void) => void;
  readonly close: () => void;
  /** Every tap, since the app may ask for a frame in its name. */
  readonly note: (pressed: HTMLElement) => void;
  /** What lies behind it can be used again. */
  readonly release: () => void;
}

/**
 * A tap on what nobody answers yet is pressed again when somebody does: the page when the app has taken it over, a part
 * of it when its own code has come. Until then a frame stands for the answer. The last tap counts. What has been kept
 * reaches nobody else, so nothing is pressed twice.
 */
export function keepEarlyTaps(frame: WaitingFrame): void {
  let isReady = false;
  let kept: HTMLElement | undefined;
  /** From where a visitor went and turned back. */
  let left: HTMLElement | undefined;
  let tries = 0;
  const waits = (element: Element): boolean =>
    !isReady || element.closest(`[${waitingPart.attribute}]`) !== null;
  const press = (): void => {
    if (kept === undefined || !isReady) return;
    const pressed = stillThere(kept);
    if (pressed === undefined) {
      tries += 1;
      if (tries < MOST_TRIES) setTimeout(press, RETRY_MS);
      else forget();
      return;
    }
    if (waits(pressed)) return;
    kept = undefined;
    leaveAnswer = awaitAnswer(frame.close);
    frame.release();
    // Whoever types into the frame goes on.
    if (!(document.activeElement instanceof HTMLInputElement)) pressed.focus({ preventScroll: true });
    pressed.click();
  };
  const forget = (): void => {
    kept = undefined;
    frame.close();
  };
  /** For a visitor who turns back when the app has been told already: what comes is left as it comes. */
  let leaveAnswer: (() => void) | undefined;
  const leave = (): void => {
    if (kept === undefined) leaveAnswer?.();
    left = kept;
    forget();
  };
  // Both are told while React is at work, when it answers nobody.
  const pressSoon = (): void =>
    void setTimeout(() => {
      press();
      left = refocus(left);
    });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
      if (pressed === null) return;
      frame.note(pressed);
      if (!waits(pressed) || opensElsewhere(event, pressed)) return;
      kept = pressed;
      leaveAnswer = undefined;
      tries = 0;
      event.preventDefault();
      event.stopImmediatePropagation();
      frame.show(pressed, leave);
    },
    true,
  );
  document.addEventListener(waitingPart.takenOverEvent, pressSoon);
  document.addEventListener(READY_EVENT, () => void (isReady = true));
  document.addEventListener(READY_EVENT, pressSoon);
}

/** What had the focus when the page was drawn anew has it again. */
function refocus(left: HTMLElement | undefined): undefined {
  if (left !== undefined && document.activeElement === document.body)
    stillThere(left)?.focus({ preventScroll: true });
}

/** Waits for what a pressed tap leads to. @returns leaves it as it comes */
function awaitAnswer(giveUp: () => void): () => void {
  const { href } = location;
  const patience = setTimeout(giveUp, ANSWER_MS);
  let isLeft = false;
  const hear = (): void => {
    clearTimeout(patience);
    if (isLeft) setTimeout(() => turnBack(href), DRAWN_MS);
  };
  document.addEventListener(earlyAnswer.event, hear, { once: true });
  // The frame is the app's from then on.
  document.addEventListener(CODE_WAIT_EVENT, hear, { once: true });
  return () => {
    isLeft = true;
  };
}

/** Leaves what has come: an overlay as Escape does, a page by going back from it. */
function turnBack(before: string): void {
  if (document.querySelector('#root [role=dialog]') !== null)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  else if (location.href !== before) history.back();
}
