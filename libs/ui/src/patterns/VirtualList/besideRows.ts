/** What is marked, of all pages. */
export const marked = new Set<HTMLElement>();

/**
 * The ref of what stands above or below a long list: while that runs far away, its inside is taken out of the document,
 * which is quicker the less is in it, and only its height stays. What is in it keeps its state, and is there again once
 * the list is at rest.
 *
 * It has one child, always the same element: React finds its way in that, wherever it is.
 *
 * @param place The element, as React hands it to a ref.
 * @returns what forgets it, which React calls when the element goes
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const head = createElement('div', { ref: besideRows }, createElement('header', {}, 'Home'));
 * renderToStaticMarkup(head); // => '<div><header>Home</header></div>'
 */
export function besideRows(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  marked.add(place);
  return () => void marked.delete(place);
}
