import type { LatestBuild } from './LatestBuild';
import { parseLatestBuild } from './parseLatestBuild';

/** Longer than this, the next question is soon enough. */
const timeoutMs = 10_000;

/** Asks which build is the newest; `undefined` when there is no readable answer. The time in the address passes caches. */
export async function askLatestBuild(): Promise<LatestBuild | undefined> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? parseLatestBuild(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
