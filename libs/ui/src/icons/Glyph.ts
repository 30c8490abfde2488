/**
 * One Phosphor drawing in one weight, in a 256 box. Duotone drawings have a second, paler layer.
 *
 * @example
 * const dash: Glyph = { line: 'M40,120H216v16H40Z' };
 * dash.tone; // => undefined
 */
export interface Glyph {
  readonly line: string;
  readonly tone?: string;
}
