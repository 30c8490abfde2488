import type { RouteName } from '../../navigation/routes/routes';

/** More kept pages than this cost a cheap phone its memory. */
const MOST_KEPT = 5;

/** The pages that stay in the DOM after visiting `current`, longest unseen first. */
export function nextKeptPages(kept: readonly RouteName[], current: RouteName): readonly RouteName[] {
  if (kept.at(-1) === current) return kept;
  return [...kept.filter((name) => name !== current), current].slice(-MOST_KEPT);
}
