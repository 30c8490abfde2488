import { createContext } from 'react';

/**
 * The element that dialogs, sheets, panels and overlays open inside: the phone column. It is null until the column
 * has been drawn; without a column around them (undefined) they cover the document.
 *
 * @example
 * import { createElement, use } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const Place = () => (use(ModalContainerContext) === undefined ? 'over the page' : 'in the column');
 * renderToStaticMarkup(createElement(Place)); // => 'over the page'
 */
export const ModalContainerContext = createContext<HTMLElement | null | undefined>(undefined);
