import { useEffect, useState } from 'react';

/** Styles that exist while somebody needs them. Only the first caller's text counts. */
interface SharedSheet {
  readonly add: (styles: string) => void;
  readonly remove: () => void;
}

/**
 * One constructed style sheet shared by every caller. Constructed sheets belong to scripting, not to markup,
 * so a strict `style-src` lets them be.
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
  const sheet = new CSSStyleSheet();
  let callers = 0;
  return {
    add(styles) {
      callers += 1;
      if (callers > 1) return;
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      callers -= 1;
      if (callers > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    },
  };
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
