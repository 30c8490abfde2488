/** One Phosphor drawing in one weight, in a 256 box. Duotone drawings have a second, paler layer. */
export interface Glyph {
  readonly line: string;
  readonly tone?: string;
}
