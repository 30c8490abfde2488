import type { StyleRule } from '@vanilla-extract/css';

/** A picture that fills its frame and lets its edges be cut. */
export const filling: StyleRule = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};
