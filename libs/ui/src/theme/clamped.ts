import type { StyleRule } from '@vanilla-extract/css';

/** At most so many lines of somebody else's words, which may be of any length. */
export const clamped = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
