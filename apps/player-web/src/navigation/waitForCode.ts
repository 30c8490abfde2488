import { reportError } from '../device/errors/reportError';
import type { AwaitedScreen, CodeWait } from './codeWait';
import { CODE_HERE_EVENT, CODE_WAIT_EVENT } from './codeWait';
import { isSteppingBack } from './enterHistory';
import { nextPaint } from './nextPaint';
import { screens } from './screens';

/** What has been drawn before: a browser takes several times longer to run code for the first time. */
const drawn = new Set<string>();

/** Ends the wait that has begun last. */
let endLast = (): void => undefined;

/**
 * Fetches the code that a tap leads to, and lets the tap's own frame be painted before it is used. If it is not here by
 * then, or what is called `name` has never been drawn, the boot script's frame stands for it, and says so when it cannot
 * be fetched; it goes with `earlyAnswer.tell`. A tap may wait for one thing after another behind the same frame: leaving
 * it ends the wait that is under way. A browser fetches lost code only for a page that is loaded anew.
 *
 * @param name of what is slow to draw the first time
 * @returns undefined when it could not be fetched, or the visitor has turned back: has left the frame, or gone back from
 * the page
 */
export function waitForCode<Code>(
  awaited: AwaitedScreen,
  fetchCode: () => Promise<Code>,
  name?: string,
): Promise<Code | undefined> {
  return new Promise((resolve) => {
    const isCold = name !== undefined && !drawn.has(name);
    let isHere = false;
    let isOver = false;
    let isLost = false;
    const end = (code?: Code): void => {
      isOver = true;
      removeEventListener('popstate', turnBack);
      if (code !== undefined) document.dispatchEvent(new Event(CODE_HERE_EVENT));
      resolve(code);
    };
    const { pathname } = location;
    // What the app goes back over by itself, and what leaves an overlay or a search, is on the same page.
    const turnBack = (): void => void (location.pathname !== pathname && !isSteppingBack(window) && end());
    addEventListener('popstate', turnBack);
    endLast = end;
    const onLeave = (): void => (isOver ? endLast() : end());
    const isShown = (): boolean => {
      const detail: CodeWait = { awaited, onLeave, isHere, isLost };
      return !document.dispatchEvent(new CustomEvent(CODE_WAIT_EVENT, { detail, cancelable: true }));
    };
    requestAnimationFrame(() => isOver || (isHere && !isCold) || isShown());
    const use = (code: Code): void => {
      isHere = true;
      if (name !== undefined) drawn.add(name);
      void nextPaint().then(() => isOver || end(code));
    };
    fetchCode().then(use, (error: unknown) => {
      reportError(error, 'screen code');
      isLost = true;
      if (!isOver && (screens().reloadIfGone(error) || !isShown())) end();
    });
  });
}
