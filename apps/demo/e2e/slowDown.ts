import type { Browser } from '@playwright/test';

/** Short enough that nobody sees the steps, long enough that they are kept. */
const turnMs = 20;

/**
 * Makes a browser so many times slower, all of it: the protocol's own brake slows the thread of a page alone, and the
 * operator runs in a worker. Its processes run for one turn and stand for the others.
 *
 * @param times a whole number; 1 leaves it alone
 * @returns ends it
 */
export async function slowDown(browser: Browser, times: number): Promise<() => void> {
  if (times === 1) return () => undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('The browser does not name its process');
  // It leads a group of its own, in which its renderers are too.
  const tell = (signal: NodeJS.Signals): void => void process.kill(-main.id, signal);
  let isOver = false;
  let timer: NodeJS.Timeout;
  const run = (): void => {
    tell('SIGCONT');
    if (isOver) return;
    timer = setTimeout(stand, turnMs);
  };
  const stand = (): void => {
    tell('SIGSTOP');
    timer = setTimeout(run, turnMs * (times - 1));
  };
  run();
  return () => {
    isOver = true;
    clearTimeout(timer);
    tell('SIGCONT');
  };
}
