import type { BuildSkin } from '../AppBuild';
import { writtenName } from './pictures';

/** The font of the build's first skin, which a page asks for before its styles are read. */
const FONT_HINT = /<link rel="preload" as="font"[^>]*\/kislap-sans\.woff2">/;

/** Puts a brand's style sheet into a page, in front of everything that is drawn. */
export function dressPage(page: string, css: string): string {
  if (css === '') return page;
  const writesInIt = !css.includes('--kislap-font-family') || css.includes('"Kislap Sans"');
  return (writesInIt ? page : page.replace(FONT_HINT, '')).replace(
    '<link rel="icon"',
    () => `<style>${css}</style><link rel="icon"`,
  );
}

/** A skin of the build under another operator's name: the drawn name gives way to that one. */
export function renamedSkinCss({ id, name }: BuildSkin, operatorName: string): string {
  if (name === operatorName) return '';
  const { url, ratio } = writtenName(operatorName);
  return `[data-skin="${id}"]{--kislap-brand-wordmark:${url};--kislap-brand-wordmark-ratio:${ratio}}`;
}
