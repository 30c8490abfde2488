import { describe, expect, it } from 'vitest';
import { createSkin } from './createSkin';
import { skinCss } from './skinCss';
import { perlas } from './skins/perlas';
import { skins } from './skins/skins';

const colors = { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' };
const tala = createSkin({ id: 'tala', name: 'Tala', colors, font: 'system-ui', radius: 12 });

/** What a browser makes of the sheet for an element with these attributes. */
function shown(css: string, attributes: Readonly<Record<string, string>>) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const found = getComputedStyle(element);
  const read = (name: string) => found.getPropertyValue(name).trim();
  const values = {
    bg: read('--kislap-color-bg'),
    md: read('--kislap-radius-md'),
    scheme: read('color-scheme'),
  };
  style.remove();
  element.remove();
  return values;
}

describe('a skin as a style sheet', () => {
  it('shows its default scheme where none is chosen, and the chosen one', () => {
    const css = skinCss(perlas);
    const { light, dark } = perlas.schemes;
    const skin = { 'data-skin': 'perlas' };
    expect(shown(css, skin)).toEqual({ bg: light.color.bg, md: '10px', scheme: 'light' });
    expect(shown(css, { ...skin, 'data-theme': 'light' }).bg).toBe(light.color.bg);
    expect(shown(css, { ...skin, 'data-theme': 'dark' })).toEqual({
      bg: dark.color.bg,
      md: '10px',
      scheme: 'dark',
    });
    expect(shown(css, { 'data-skin': 'another' }).bg).toBe('');
  });

  it.each(skins)('$id fills every token that a skin may change', (skin) => {
    const css = skinCss(skin);
    const { font, radius, motif, brand, schemes } = skin;
    const shared = [font, radius, motif, brand].flatMap((group) => Object.keys(group));
    const perScheme = [...Object.keys(schemes.dark.color), ...Object.keys(schemes.dark.elevation)];
    expect(css.match(/--kislap-[\w-]+:/g)).toHaveLength(shared.length + 2 * perScheme.length);
  });

  it('refuses what would end a declaration, and an id that is no word', () => {
    const { radius } = tala;
    for (const md of ['1px; color: red', '1px } body {', '</style>', '"a', '/* a', '"a\n"']) {
      expect(() => skinCss({ ...tala, radius: { ...radius, md } })).toThrow('would end its declaration');
    }
    expect(() => skinCss({ ...tala, id: 'a"]' })).toThrow('cannot be the id of a skin');
    expect(skinCss(tala)).not.toContain('undefined');
  });
});
