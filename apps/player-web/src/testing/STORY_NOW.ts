import { epochMillisecondsFrom } from '@kislap/domain';

/** When every story plays: an evening in Manila, 13 November 2025, 20:13. */
export const STORY_NOW = epochMillisecondsFrom(1_763_036_000_000);
