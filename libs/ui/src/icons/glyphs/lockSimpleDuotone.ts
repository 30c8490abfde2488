import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "lock simple" in duotone, for menu rows and notes. */
export const lockSimpleDuotone: Glyph = {
  line: 'M208,80H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80ZM96,56a32,32,0,0,1,64,0V80H96ZM208,208H48V96H208V208Z',
  tone: 'M216,96V208a8,8,0,0,1-8,8H48a8,8,0,0,1-8-8V96a8,8,0,0,1,8-8H208A8,8,0,0,1,216,96Z',
};
