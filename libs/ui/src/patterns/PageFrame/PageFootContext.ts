import { createContext } from 'react';
import type { ReactNode } from 'react';

/**
 * What stands at the end of every page.
 *
 * @example
 * const foot: PageFoot = { line: 'For adults', ways: 'Help' };
 * `${foot.line}. ${foot.ways}`; // => 'For adults. Help'
 */
export interface PageFoot {
  /** Whom the app is for and what it may do to them: one line. */
  readonly line: ReactNode;
  /** Where help is, and on whose word the app may be offered. */
  readonly ways: ReactNode;
}

/**
 * The foot that every PageFrame below draws, so that no page can forget it. Without one, pages end with their content.
 *
 * @example
 * import { createElement, use } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * const Foot = () => use(PageFootContext)?.line;
 * const app = createElement(PageFootContext, { value: { line: 'For adults', ways: 'Help' } }, createElement(Foot));
 * renderToStaticMarkup(app); // => 'For adults'
 */
export const PageFootContext = createContext<PageFoot | undefined>(undefined);
