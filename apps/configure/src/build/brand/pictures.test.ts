import { describe, expect, it } from 'vitest';
import { MOST_PICTURE_BYTES, stylePicture, writtenName } from './pictures';

const decoded = (url: string): string =>
  decodeURIComponent(url.replace(/^url\("data:image\/svg\+xml,|"\)$/g, ''));

describe('a picture for a style sheet', () => {
  it('stands in it whole, and has the shape of its viewBox', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 102 48"><path d="M0 0h9" fill="#f00"/></svg>';
    const picture = stylePicture(svg);
    if (typeof picture === 'string') throw new Error(picture);
    expect(picture.ratio).toBe('102 / 48');
    expect(decoded(picture.url)).toBe(svg);
    expect(picture.url.slice(5, -2)).not.toMatch(/["<>#\\]/);
  });

  it.each([
    ['<html></html>', 'is no SVG picture.'],
    ['<svg width="4"></svg>', 'has no viewBox'],
    [`<svg viewBox="0 0 1 1">${' '.repeat(MOST_PICTURE_BYTES)}</svg>`, 'bytes. Allowed: at most'],
    ['<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', 'holds a script'],
    ['<svg viewBox="0 0 1 1" onload="alert(1)"></svg>', 'holds a script'],
    [
      '<svg viewBox="0 0 1 1"><image href="https://elsewhere.example/a.png"/></svg>',
      'the address of another file',
    ],
  ])('is refused: %s', (svg, reason) => {
    expect(stylePicture(svg)).toContain(reason);
  });
});

describe('a name written in letters', () => {
  it('is as wide as it is long, and is text whatever it holds', () => {
    const [short, long] = [writtenName('Sinag'), writtenName('Sinag & <Sons>')];
    expect(parseInt(long.ratio, 10)).toBeGreaterThan(2 * parseInt(short.ratio, 10));
    expect(decoded(long.url)).toContain('>Sinag &amp; &lt;Sons&gt;</text>');
  });
});
