import { untilCalm } from './untilCalm';

/** As long as the app itself waits at most for the idle time to which it leaves its late work. */
const MOST_IDLE_MS = 4000;

/** Resolves when also what the app had left for idle time has been done, and nothing changes any more. */
export async function untilIdle(): Promise<void> {
  await new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: MOST_IDLE_MS });
  });
  await untilCalm();
}
