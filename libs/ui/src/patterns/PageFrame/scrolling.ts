import { createContext } from 'react';

/**
 * The one element that scrolls on a screen: what long lists measure and what pulling refreshes. `null` until it is
 * there, `undefined` where the document itself scrolls.
 *
 * @example
 * import { createElement, use } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const Place = () => (use(ScrollContainerContext) === undefined ? 'the page' : 'in the column');
 * renderToStaticMarkup(createElement(Place)); // => 'the page'
 */
export const ScrollContainerContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Attributes of an element that scrolls. It takes the focus, so that arrow keys scroll it also when nothing inside it
 * can be focused; not every browser does so by itself.
 */
export const scrollable = { tabIndex: 0 } as const;
