import type { LazyComponent } from './lazyComponent';

/**
 * Fetches code that a tap may soon need. A failure is left to the tap itself: being offline now says nothing
 * about then.
 */
export function prefetch(codes: readonly Pick<LazyComponent<never>, 'load'>[]): void {
  codes.forEach(({ load }) => void load().catch(() => undefined));
}
