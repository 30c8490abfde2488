/** A picture as a style sheet names it, with its shape. */
export interface StylePicture {
  /** `url("data:image/svg+xml,…")` */
  readonly url: string;
  /** Width to height: `102 / 48`. */
  readonly ratio: string;
}

/** What stands in every page must be small. */
export const MOST_PICTURE_BYTES = 12_288;

const asUrl = (svg: string): string =>
  `url("data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[^\w !$&'()*+,./:;=?@-]/g, (sign) => encodeURIComponent(sign))}")`;

/**
 * An SVG file for a style sheet.
 *
 * @returns a sentence where it cannot be one
 */
export function stylePicture(svg: string): StylePicture | string {
  if (!/<svg[\s>]/.test(svg)) return 'is no SVG picture.';
  const bytes = Buffer.byteLength(svg);
  if (bytes > MOST_PICTURE_BYTES)
    return `is ${bytes} bytes. Allowed: at most ${MOST_PICTURE_BYTES}, because it stands in every page.`;
  if (/<script|<foreignObject|\son\w+=|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i.test(svg))
    return 'holds a script, a page or the address of another file. Allowed: shapes and text alone.';
  const box =
    /<svg[^>]*\sviewBox\s*=\s*["']\s*[\d.+-]+[\s,]+[\d.+-]+[\s,]+(?<width>[\d.]+)[\s,]+(?<height>[\d.]+)/.exec(
      svg,
    )?.groups;
  if (box === undefined) return 'has no viewBox, so that its shape is not known.';
  return { url: asUrl(svg), ratio: `${box['width']} / ${box['height']}` };
}

const NARROW = /[\s.,:;'!|iIjlftr()-]/u;
const WIDE = /[mwMW@%&]/u;
const LARGE = /\p{Lu}/u;
const SIZE = 34;
const HEIGHT = 48;

const widthOf = (letter: string): number =>
  NARROW.test(letter) ? 0.36 : WIDE.test(letter) ? 0.9 : LARGE.test(letter) ? 0.7 : 0.58;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A name drawn in the device's own letters, for an operator who has no drawing of it. */
export function writtenName(name: string): StylePicture {
  const width = Math.ceil(Array.from(name, widthOf).reduce((sum, width) => sum + width, 0) * SIZE);
  const text = name.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  return {
    url: asUrl(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}"><text y="36" font-family="system-ui,sans-serif" font-weight="800" font-size="${SIZE}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text></svg>`,
    ),
    ratio: `${width} / ${HEIGHT}`,
  };
}
