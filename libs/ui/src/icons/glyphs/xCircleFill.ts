import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "x circle" in fill, for the active tab and for status. */
export const xCircleFill: Glyph = {
  line: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm37.66,130.34a8,8,0,0,1-11.32,11.32L128,139.31l-26.34,26.35a8,8,0,0,1-11.32-11.32L116.69,128,90.34,101.66a8,8,0,0,1,11.32-11.32L128,116.69l26.34-26.35a8,8,0,0,1,11.32,11.32L139.31,128Z',
};
