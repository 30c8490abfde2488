import type { Skin } from './Skin';
import { checkSkinId } from './skinId';
import { skinRules } from './skinRules';

/**
 * A skin as a style sheet of its own, beside `@kislap/ui/styles.css`: it holds for what stands in an element with the skin's
 * id in `data-skin`, in the scheme of `data-theme` or, without one, in its default scheme. It is for skins that the kit does
 * not bring along. Addresses in it (`brand`) are those of the skin.
 *
 * @throws Error for an id that is no plain word, or a value that would end its declaration
 * @example
 * const colors = { ground: '#10233A', accent: '#FF7A59', festive: '#FFC94D' };
 * const css = skinCss(createSkin({ id: 'tala', name: 'Tala', colors, font: 'system-ui', radius: 12 }));
 * css.startsWith('[data-skin="tala"] {'); // => true
 * css.includes('--kislap-radius-md: 12px;'); // => true
 */
export function skinCss(skin: Skin): string {
  checkSkinId(skin.id);
  return skinRules(skin)
    .map(({ selector, colorScheme, properties }) => {
      const scheme = colorScheme === undefined ? [] : [`color-scheme: ${colorScheme};`];
      const values = Object.entries(properties).map(([name, value]) => `${name}: ${checked(name, value)};`);
      return `${selector} {\n${[...scheme, ...values].map((line) => `  ${line}\n`).join('')}}\n`;
    })
    .join('');
}

/** What stands in quotes may hold anything but their end, a line's end and the end of a `<style>` element. */
const QUOTED = /"[^"\\\n]*"|'[^'\\\n]*'/g;

function checked(name: string, value: string): string {
  const bare = value.replaceAll(QUOTED, '');
  if (value.includes('</') || /[;{}"'\\\n]|\/\*/.test(bare)) {
    throw new Error(`${name} cannot be ${JSON.stringify(value)}, because it would end its declaration.`);
  }
  return value;
}
