import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "arrow up right" in bold, for small marks beside text. */
export const arrowUpRightBold: Glyph = {
  line: 'M204,64V168a12,12,0,0,1-24,0V93L72.49,200.49a12,12,0,0,1-17-17L163,76H88a12,12,0,0,1,0-24H192A12,12,0,0,1,204,64Z',
};
