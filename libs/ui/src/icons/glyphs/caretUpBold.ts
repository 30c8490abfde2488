import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "caret up" in bold, for small marks beside text. */
export const caretUpBold: Glyph = {
  line: 'M216.49,168.49a12,12,0,0,1-17,0L128,97,56.49,168.49a12,12,0,0,1-17-17l80-80a12,12,0,0,1,17,0l80,80A12,12,0,0,1,216.49,168.49Z',
};
