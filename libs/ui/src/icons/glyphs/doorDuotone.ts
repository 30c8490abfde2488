import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "door" in duotone, for menu rows and notes. */
export const doorDuotone: Glyph = {
  line: 'M232,216H208V40a16,16,0,0,0-16-16H64A16,16,0,0,0,48,40V216H24a8,8,0,0,0,0,16H232a8,8,0,0,0,0-16ZM64,40H192V216H64Zm104,92a12,12,0,1,1-12-12A12,12,0,0,1,168,132Z',
  tone: 'M200,40V224H56V40a8,8,0,0,1,8-8H192A8,8,0,0,1,200,40Z',
};
