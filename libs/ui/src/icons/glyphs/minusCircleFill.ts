import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "minus circle" in fill, for the active tab and for status. */
export const minusCircleFill: Glyph = {
  line: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm40,112H88a8,8,0,0,1,0-16h80a8,8,0,0,1,0,16Z',
};
