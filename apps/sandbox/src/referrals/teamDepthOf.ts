import type { TeamDepth } from '@kislap/domain';

/** @throws RangeError for a level that no team has */
export function teamDepthOf(level: number): TeamDepth {
  if (level === 1 || level === 2 || level === 3) return level;
  throw new RangeError(`Not a level of a team: ${level}`);
}
