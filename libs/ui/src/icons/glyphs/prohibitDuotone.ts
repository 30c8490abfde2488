import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "prohibit" in duotone, for menu rows and notes. */
export const prohibitDuotone: Glyph = {
  line: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm88,104a87.56,87.56,0,0,1-20.41,56.28L71.72,60.4A88,88,0,0,1,216,128ZM40,128A87.56,87.56,0,0,1,60.41,71.72L184.28,195.6A88,88,0,0,1,40,128Z',
  tone: 'M224,128a96,96,0,1,1-96-96A96,96,0,0,1,224,128Z',
};
