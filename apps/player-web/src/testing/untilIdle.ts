import { untilCalm } from './untilCalm';

/** As long as the app itself waits at most for the idle time to which it leaves its late work. */
const MOST_IDLE_MS = 4000;

/** Resolves when no work waits on the page: effects that follow what is on the screen have run, too. */
export function untilFree(): Promise<unknown> {
  return new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: MOST_IDLE_MS });
  });
}

/** Resolves when also what the app had left for idle time has been done, and nothing changes any more. */
export async function untilIdle(): Promise<void> {
  await untilFree();
  await untilCalm();
}
