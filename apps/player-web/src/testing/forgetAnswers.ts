import { mutate, SWRConfig } from 'swr';

/** Every key so far: what is asked again while its screen is still there is open, and in no cache. */
const known = new Set<string>();

/** Empties the app's cache of the operator's answers, and lets go of the questions that are still open. */
export function forgetAnswers(): void {
  const { cache } = SWRConfig.defaultValue;
  for (const key of cache.keys()) known.add(key);
  for (const key of known) {
    void mutate(key);
    cache.delete(key);
  }
}
