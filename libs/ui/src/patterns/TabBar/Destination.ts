import type { Glyph } from '../../icons/Glyph';

/** A place of the app that the tab bar and the side rail lead to. */
export interface Destination {
  readonly href: string;
  readonly label: string;
  readonly glyph: Glyph;
  /** Filled drawing for the place where the player is. */
  readonly currentGlyph: Glyph;
}
