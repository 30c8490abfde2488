import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "download simple" in duotone, for menu rows and notes. */
export const downloadSimpleDuotone: Glyph = {
  line: 'M224,144v64a8,8,0,0,1-8,8H40a8,8,0,0,1-8-8V144a8,8,0,0,1,16,0v56H208V144a8,8,0,0,1,16,0Zm-101.66,5.66a8,8,0,0,0,11.32,0l40-40a8,8,0,0,0-11.32-11.32L136,124.69V32a8,8,0,0,0-16,0v92.69L93.66,98.34a8,8,0,0,0-11.32,11.32Z',
  tone: 'M216,48V208H40V48A16,16,0,0,1,56,32H200A16,16,0,0,1,216,48Z',
};
