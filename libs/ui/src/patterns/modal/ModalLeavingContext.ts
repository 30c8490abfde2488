import { createContext } from 'react';

/**
 * Whether the surface inside is leaving, for owners that say so before they draw anew what is in it: the surface then
 * goes in the frame of the tap, however long its content takes. It says nothing to surfaces inside that one.
 *
 * @example
 * import { createElement, use } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const Place = () => (use(ModalLeavingContext) ? 'leaves' : 'as its owner says');
 * renderToStaticMarkup(createElement(Place)); // => 'as its owner says'
 */
export const ModalLeavingContext = createContext(false);
