import { use } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { ModalContainerContext } from '../modal/ModalContainerContext';
import { widestOnly } from './AppFrame.css';

interface BesideColumnProps {
  readonly children: ReactNode;
}

/**
 * The side panel of the frame around it, for code that comes after the frame.
 *
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * renderToStaticMarkup(createElement(BesideColumn, null, 'Winners')); // => ''
 */
export function BesideColumn({ children }: BesideColumnProps) {
  const ground = use(ModalContainerContext)?.parentElement;
  if (!ground) return null;
  return createPortal(<aside className={widestOnly}>{children}</aside>, ground);
}
