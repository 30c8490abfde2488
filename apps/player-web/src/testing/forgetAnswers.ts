import { mutate, SWRConfig } from 'swr';

/** Empties the app's cache of the operator's answers, and lets go of the questions that are still open. */
export function forgetAnswers(): void {
  const { cache } = SWRConfig.defaultValue;
  for (const key of cache.keys()) {
    void mutate(key);
    cache.delete(key);
  }
}
