import { earlyAnswer } from '../../navigation/earlyAnswer';
import { isSteppingBack, isWaiting, WAITING } from '../../navigation/enterHistory';
import { CODE_HERE_EVENT, CODE_WAIT_EVENT } from '../../navigation/codeWait';
import type { CodeWait } from '../../navigation/codeWait';
import { nextPaint } from '../../navigation/nextPaint';
import type { EarlyCode } from '../../features/first-view/earlyCode';
import type { StartWords } from './startWords';
import { barOf, createDestinations, titleOf } from './destinations';
import { drawFrame } from './drawFrame';
import { stillThere } from './stillThere';
import type { Shown, Stand } from './drawFrame';

/** The app has this long to ask for a frame in the name of a tap. */
const TAP_MS = 1000;

declare global {
  interface DocumentEventMap {
    [CODE_WAIT_EVENT]: CustomEvent<CodeWait>;
  }
}

interface WaitingFrameOptions extends PlaceOptions {
  readonly isPlayer: () => boolean;
}

/**
 * Answers a tap that the app cannot answer yet with a frame: what is coming, that it is on its way, and the way back. It
 * goes when the app has answered (`earlyAnswer`), and is an entry of the history, which what comes takes over.
 */
export function createWaitingFrame({ isPlayer, ...options }: WaitingFrameOptions) {
  const { destinationOf, pageAt } = createDestinations(isPlayer, options.words);
  const { shown, stand, handOver, close, leave, arriveAt, release } = createPlace(options);
  let tap: { readonly pressed: HTMLElement; readonly at: number } | undefined;

  document.addEventListener(CODE_WAIT_EVENT, (event) => {
    const { awaited, onLeave, isHere, isLost } = event.detail;
    const before = shown();
    const isTapped = tap !== undefined && performance.now() - tap.at < TAP_MS;
    const pressed = isTapped ? tap?.pressed : before?.pressed;
    if (pressed === undefined || (isHere && before === undefined && !pressed.dataset['opens'])) return;
    event.preventDefault();
    const destination =
      typeof awaited === 'object'
        ? pageAt(awaited.path, pressed)
        : { title: titleOf(pressed), shape: awaited };
    const { title, shape } = before?.destination ?? {};
    const isSame = title === destination.title || shape === 'login';
    // The frame of an early tap goes on, with what is typed into it.
    if (isSame && !isLost) handOver(onLeave);
    else stand({ destination, pressed, onLeave, isLost }, history.state ?? {}, !isHere);
  });
  onBack(() => {
    if (!isWaiting(history)) arriveAt(history.state);
    // What a reload, or Forward, has come to without a frame.
    else if (shown() === undefined) history.back();
  });
  onEscape(leave);
  document.addEventListener(CODE_HERE_EVENT, () => {
    // What comes gives the focus back to what had it before: not to the frame, which is gone by then.
    const { pressed, destination } = shown() ?? {};
    if (pressed === undefined || document.activeElement instanceof HTMLInputElement) return;
    // Beside a page the focus has stayed where it was.
    if (destination?.shape === 'page') return;
    release();
    stillThere(pressed)?.focus({ preventScroll: true });
  });
  document.addEventListener(earlyAnswer.event, () => close(true));

  return {
    /** Shows where `pressed` leads, if that is a page or an overlay; `onLeave` is called when the visitor turns back. */
    show(pressed: HTMLElement, onLeave: () => void): void {
      const destination = destinationOf(pressed);
      if (destination === undefined) close();
      else stand({ destination, pressed, onLeave, isLost: false }, { depth: history.state?.depth });
    },
    note: (pressed: HTMLElement): void => void (tap = { pressed, at: performance.now() }),
    close: () => close(),
    release,
  } as const;
}

interface PlaceOptions {
  readonly lang: string;
  readonly words: StartWords;
  /** The number of who was here last, if they wanted it remembered. */
  readonly phone: string;
  readonly onShow: (code: EarlyCode) => void;
}

/**
 * Makes what lies behind a frame unusable, and moves focus into the frame, unless it stands beside the tab bar: once the
 * frame is on the screen, because a browser styles all of it anew for that.
 */
function createCover() {
  let covered: Element | null = null;
  let wanted: Shown | undefined;
  const coverNow = ({ frame, destination: { shape } }: Shown): void => {
    covered = document.querySelector(shape === 'page' ? '#root main' : '#root');
    covered?.setAttribute('inert', '');
    if (shape !== 'page' && !frame.contains(document.activeElement))
      (frame.querySelector('input') ?? frame).focus({ preventScroll: true });
  };
  return {
    cover(shown: Shown): void {
      wanted = shown;
      // A keyboard comes up within the tap, or not at all.
      if (shown.destination.shape === 'login') coverNow(shown);
      else void nextPaint().then(() => wanted === shown && coverNow(shown));
    },
    release(): void {
      wanted = undefined;
      covered?.removeAttribute('inert');
      covered = null;
    },
  } as const;
}

/** Where one frame at a time stands. */
function createPlace({ lang, words, phone, onShow }: PlaceOptions) {
  let shown: Shown | undefined;
  let unmark = nothing;
  /** The state of the history's entry below the frame's own. */
  let below: string | undefined;
  const { cover, release } = createCover();
  const enter = (state: object): void => {
    below = JSON.stringify(history.state);
    history.pushState({ ...state, [WAITING]: true }, '');
  };
  const remove = (): void => {
    shown?.frame.remove();
    shown = undefined;
    release();
  };
  const close = (isAnswered = false): void => {
    if (shown === undefined) return;
    remove();
    if (!isAnswered) unmark();
    unmark = nothing;
    if (isWaiting(history)) history.back();
    finishEntrances();
  };
  const leave = (): boolean => {
    if (shown === undefined) return false;
    const { pressed, onLeave } = shown;
    close();
    onLeave();
    stillThere(pressed)?.focus({ preventScroll: true });
    return true;
  };
  /**
   * @param state of the entry that it makes in the history: without overlays that a reload has left
   * @param isLasting what lies behind it has to be made unusable: a browser lays out the whole page anew for it
   */
  const stand = (what: Stand, state: object, isLasting = true): void => {
    remove();
    unmark();
    const frame = drawFrame(what, { lang, words, phone, onClose: leave });
    document.body.append(frame);
    shown = { ...what, frame };
    if (!isWaiting(history)) enter(state);
    const { code } = what.destination;
    if (code !== undefined) onShow(code);
    const bar = barFor(shown);
    if (bar !== null) unmark = markCurrent(bar, what.pressed);
    place(frame, bar);
    if (isLasting) cover(shown);
  };
  const handOver = (onLeave: () => void): void => {
    if (shown === undefined) return;
    shown = { ...shown, onLeave };
    cover(shown);
  };
  addEventListener('resize', () => shown !== undefined && place(shown.frame, barFor(shown)));
  /** Back has come to an entry of that state: by the visitor, or by the app, which has gone over the frame's own too. */
  const arriveAt = (state: { readonly depth?: number } | null): void => {
    if (isSteppingBack(window)) {
      if (shown !== undefined) enter({ depth: state?.depth });
    } else if (JSON.stringify(state) === below) leave();
  };
  return { shown: () => shown, stand, handOver, close, leave, arriveAt, release } as const;
}

/** Also at once: the page may have been loaded anew. */
function onBack(hear: () => void): void {
  hear();
  addEventListener('popstate', hear);
}

/** @param hear answers whether it was meant; then what lies below stays */
function onEscape(hear: () => boolean): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && hear()) event.stopImmediatePropagation();
    },
    true,
  );
}

const nothing = (): void => undefined;

/** The place of a bar that is on its way is the current one. @returns takes it back */
function markCurrent(bar: HTMLElement, pressed: HTMLElement): () => void {
  const before = bar.querySelector('[aria-current]');
  const mark = (from: Element | null, to: Element | null): void => {
    from?.removeAttribute('aria-current');
    to?.setAttribute('aria-current', 'page');
  };
  mark(before, pressed);
  return () => mark(pressed, before);
}

const barFor = ({ destination, pressed }: Stand): HTMLElement | null =>
  destination.shape === 'page' ? barOf(pressed) : null;

/** Over the column of the page, and above the bar that leads to it, where that is at the bottom. */
function place(frame: HTMLElement, bar: HTMLElement | null): void {
  const column = document.querySelector('#root main')?.getBoundingClientRect();
  if (column !== undefined) {
    frame.style.insetInlineStart = `${column.left}px`;
    frame.style.inlineSize = `${column.width}px`;
  }
  const tops = [...(bar?.querySelectorAll('*') ?? [])].map((part) => part.getBoundingClientRect().top);
  const top = Math.min(...tops.filter((one) => one > window.innerHeight / 2));
  if (Number.isFinite(top)) frame.style.insetBlockEnd = `${window.innerHeight - top}px`;
}

/** What has come in place of the frame does not enter once more. */
function finishEntrances(): void {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (!isEndless) animation.finish();
  }
}
