import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "prohibit" in fill, for the active tab and for status. */
export const prohibitFill: Glyph = {
  line: 'M200,128a71.69,71.69,0,0,1-15.78,44.91L83.09,71.78A71.95,71.95,0,0,1,200,128ZM56,128a71.95,71.95,0,0,0,116.91,56.22L71.78,83.09A71.69,71.69,0,0,0,56,128Zm180,0A108,108,0,1,1,128,20,108.12,108.12,0,0,1,236,128Zm-20,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z',
};
