import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "sign out" in duotone, for menu rows and notes. */
export const signOutDuotone: Glyph = {
  line: 'M120,216a8,8,0,0,1-8,8H48a8,8,0,0,1-8-8V40a8,8,0,0,1,8-8h64a8,8,0,0,1,0,16H56V208h56A8,8,0,0,1,120,216Zm109.66-93.66-40-40a8,8,0,0,0-11.32,11.32L204.69,120H112a8,8,0,0,0,0,16h92.69l-26.35,26.34a8,8,0,0,0,11.32,11.32l40-40A8,8,0,0,0,229.66,122.34Z',
  tone: 'M224,56V200a16,16,0,0,1-16,16H48V40H208A16,16,0,0,1,224,56Z',
};
