import { earlyAnswer, WAITING_FRAME } from '../../features/first-view/earlyAnswer';
import type { EarlyCode } from '../../features/first-view/earlyCode';
import type { StartWords } from './startWords';
import { startPages } from './startWords';

/** The phone's Back, before there is any history: Chromium has it from 126 on. */
declare const CloseWatcher: (new () => EventTarget & { readonly destroy: () => void }) | undefined;

/** What a tap leads to. */
interface Destination {
  readonly title: string;
  /** A page beside the bar that was pressed, a whole screen, what comes up from below, or the login. */
  readonly shape: 'page' | 'screen' | 'sheet' | 'login';
  /** What can be fetched for it already. */
  readonly code?: EarlyCode;
}

interface Shown {
  readonly frame: HTMLElement;
  readonly bar: HTMLElement | null;
  readonly leave: () => void;
  readonly back: { readonly destroy: () => void } | undefined;
}

interface WaitingFrameOptions {
  readonly isPlayer: boolean;
  readonly lang: string;
  readonly words: StartWords;
  /** The number of who was here last, if they wanted it remembered. */
  readonly phone: string;
  readonly onShow: (code: EarlyCode) => void;
}

/**
 * Answers a tap that the app cannot answer yet with a frame: what is coming, that it is on its way, and the way back. It
 * goes when the app has answered (`earlyAnswer`).
 */
export function createWaitingFrame({ isPlayer, lang, words, phone, onShow }: WaitingFrameOptions) {
  let shown: Shown | undefined;
  /** What nobody can use while the frame covers it. */
  let covered: Element | null = null;
  const release = (): void => {
    covered?.removeAttribute('inert');
    covered = null;
  };
  const close = (): void => {
    if (shown === undefined) return;
    shown.frame.remove();
    shown.back?.destroy();
    shown = undefined;
    release();
    finishEntrances();
  };

  const destinationOf = (pressed: HTMLElement): Destination | undefined => {
    const { opens, title = pressed.ariaLabel ?? pressed.textContent } = pressed.dataset;
    if (pressed instanceof HTMLAnchorElement) return pageOf(pressed);
    if (opens === undefined) return undefined;
    if (opens === 'sheet') return { title, shape: 'sheet', code: 'sheet' };
    if (opens === 'panel') return { title, shape: 'screen', code: 'sheet' };
    // What takes the whole screen is a player's: a guest begins with the login.
    return isPlayer ? { title, shape: 'screen', code: 'deposit' } : login;
  };
  const login: Destination = { title: words.welcome, shape: 'login', code: 'login' };
  const pageOf = (link: HTMLAnchorElement): Destination | undefined => {
    const { pathname } = link;
    if (pathname === location.pathname) return undefined;
    if (pathname === '/login' || (pathname === '/user' && !isPlayer)) return login;
    const title = isStartPage(pathname) ? words[startPages[pathname]] : link.textContent;
    return { title, shape: barOf(link) === null ? 'screen' : 'page' };
  };

  document.addEventListener(earlyAnswer.event, close);
  addEventListener('resize', () => shown !== undefined && place(shown.frame, shown.bar));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') shown?.leave();
  });

  return {
    /** Shows where `pressed` leads, if that is a page or an overlay; `onLeave` is called when the visitor turns back. */
    show(pressed: HTMLElement, onLeave: () => void): void {
      close();
      const destination = destinationOf(pressed);
      if (destination === undefined) return;
      const leave = (): void => {
        close();
        onLeave();
        pressed.focus({ preventScroll: true });
      };
      const frame = drawFrame(destination, { lang, words, phone, onClose: leave });
      document.body.append(frame);
      const isPage = destination.shape === 'page';
      shown = { frame, bar: isPage ? barOf(pressed) : null, leave, back: watchBack(leave) };
      if (destination.code !== undefined) onShow(destination.code);
      place(frame, shown.bar);
      covered = document.querySelector(isPage ? '#root main' : '#root');
      covered?.setAttribute('inert', '');
      if (!isPage) (frame.querySelector('input') ?? frame).focus({ preventScroll: true });
    },
    close,
    release,
  } as const;
}

function watchBack(leave: () => void): Shown['back'] {
  if (typeof CloseWatcher !== 'function') return undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', leave);
  return watcher;
}

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

const barOf = (link: HTMLElement): HTMLElement | null => link.closest('nav');

const isStartPage = (path: string): path is keyof typeof startPages => path in startPages;

/** What has come in place of the frame does not enter once more. */
function finishEntrances(): void {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (!isEndless) animation.finish();
  }
}

interface FrameOptions {
  readonly lang: string;
  readonly words: StartWords;
  readonly phone: string;
  readonly onClose: () => void;
}

function drawFrame(
  { title, shape }: Destination,
  { lang, words, phone, onClose }: FrameOptions,
): HTMLElement {
  const frame = document.createElement('section');
  frame.className = WAITING_FRAME;
  frame.lang = lang;
  frame.tabIndex = -1;
  frame.dataset['shape'] = shape;
  const header = document.createElement('header');
  const heading = document.createElement(shape === 'page' ? 'h1' : 'h2');
  heading.textContent = title;
  header.append(heading);
  if (shape === 'page') {
    frame.setAttribute('role', 'status');
  } else {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '✕';
    button.setAttribute('aria-label', words.close);
    button.addEventListener('click', onClose);
    header.prepend(button);
    frame.setAttribute('role', 'dialog');
    frame.setAttribute('aria-modal', 'true');
  }
  frame.setAttribute('aria-label', title);
  frame.setAttribute('aria-busy', 'true');
  frame.append(header);
  if (shape === 'login') frame.append(phoneField(words.phone, phone));
  frame.append(...[1, 2, 3].map(() => document.createElement('i')));
  return frame;
}

/** The first thing that the login asks for can be typed already; the page takes it over. */
function phoneField(label: string, value: string): HTMLElement {
  const field = document.createElement('label');
  const well = document.createElement('span');
  const input = document.createElement('input');
  Object.assign(input, { type: 'tel', inputMode: 'numeric', autocomplete: 'tel-national', value });
  well.append('+63', input);
  field.append(label, well);
  return field;
}
