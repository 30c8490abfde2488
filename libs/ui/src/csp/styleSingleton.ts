import { useEffect, useState } from 'react';

/** Styles that exist while somebody needs them. Only the first caller's text counts. */
interface SharedSheet {
  readonly add: (styles: string) => void;
  readonly remove: () => void;
}

/**
 * One constructed style sheet shared by every caller. Constructed sheets belong to scripting, not to markup,
 * so a strict `style-src` lets them be. Safari before 16.4 has none: there the rules join the first sheet of the page.
 *
 * @example
 * const before = document.adoptedStyleSheets.length;
 * const sheet = stylesheetSingleton();
 * sheet.add('body { overflow: hidden }');
 * document.adoptedStyleSheets.length - before; // => 1
 * sheet.remove();
 * document.adoptedStyleSheets.length - before; // => 0
 */
export function stylesheetSingleton(): SharedSheet {
  let callers = 0;
  let takeBack: (() => void) | undefined;
  return {
    add(styles) {
      callers += 1;
      if (callers === 1) takeBack = 'replaceSync' in CSSStyleSheet.prototype ? adopt(styles) : join(styles);
    },
    remove() {
      callers -= 1;
      if (callers === 0) takeBack?.();
    },
  };
}

function adopt(styles: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

function join(styles: string): () => void {
  const [sheet] = document.styleSheets;
  if (sheet === undefined) return () => undefined;
  const rule = sheet.cssRules[sheet.insertRule(`@media all{${styles}}`, sheet.cssRules.length)];
  return () => sheet.deleteRule([...sheet.cssRules].findIndex((one) => one === rule));
}

/**
 * A hook that holds a shared sheet while its component is mounted.
 *
 * @example
 * const heldByAny = styleHookSingleton();
 * typeof heldByAny; // => 'function'
 */
export function styleHookSingleton() {
  let shared: SharedSheet | undefined;
  return (styles: string, isDynamic?: boolean) => {
    const [firstStyles] = useState(styles);
    const current = isDynamic === true ? styles : firstStyles;
    useEffect(() => {
      shared ??= stylesheetSingleton();
      shared.add(current);
      return () => shared?.remove();
    }, [current]);
  };
}

/**
 * Stands in for the package `react-style-singleton`, which writes a `<style>` element and is stopped by a
 * strict Content-Security-Policy. Builds alias that package to this file, so that the scroll lock of dialogs
 * works under the policy.
 *
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * renderToStaticMarkup(createElement(styleSingleton(), { styles: 'body { overflow: hidden }' })); // => ''
 */
export function styleSingleton() {
  const useSharedStyle = styleHookSingleton();
  return function SharedStyle({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useSharedStyle(styles, dynamic);
    return null;
  };
}
