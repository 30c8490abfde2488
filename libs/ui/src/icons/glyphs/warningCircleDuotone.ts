import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "warning circle" in duotone, for menu rows and notes. */
export const warningCircleDuotone: Glyph = {
  line: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm-8-80V80a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm20,36a12,12,0,1,1-12-12A12,12,0,0,1,140,172Z',
  tone: 'M224,128a96,96,0,1,1-96-96A96,96,0,0,1,224,128Z',
};
