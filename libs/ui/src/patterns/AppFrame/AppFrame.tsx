import { use, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { ModalContainerContext } from '../modal/ModalContainerContext';
import { column, ground, page, phoneOnly, screen, wideOnly, widestOnly } from './AppFrame.css';

interface AppFrameProps {
  /** Navigation at the bottom of a phone. Absent on screens that are steps of their own. */
  readonly tabBar?: ReactNode;
  /** The same navigation beside the column, from 744 px. */
  readonly rail?: ReactNode;
  /** Quiet company from 1240 px: carry on by phone, your limits. */
  readonly sidePanel?: ReactNode;
  /** Dialogs, overlays and toasts: they open inside the column on every width. */
  readonly overlays?: ReactNode;
  /** The column: page, bars and what lies over them. */
  readonly children: ReactNode;
}

/**
 * The frame around every screen: one column, with a rail and a side panel where there is room.
 * CSS alone decides by width, so prerendered markup is right on every device.
 */
export function AppFrame({ tabBar, rail, sidePanel, overlays, children }: AppFrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // A prerendered page waits for its code as it stands; a change above it that cannot wait would draw it anew.
  const containerOfPage = useDeferredValue(container);
  return (
    <div className={ground}>
      <div className={wideOnly}>{rail}</div>
      <div className={column} ref={setContainer}>
        <div className={screen}>
          <div className={page}>
            <ModalContainerContext value={containerOfPage}>{children}</ModalContainerContext>
          </div>
          {tabBar !== undefined && <div className={phoneOnly}>{tabBar}</div>}
        </div>
        <ModalContainerContext value={container}>{overlays}</ModalContainerContext>
      </div>
      {sidePanel !== undefined && <aside className={widestOnly}>{sidePanel}</aside>}
    </div>
  );
}

interface BesideColumnProps {
  readonly children: ReactNode;
}

/**
 * The side panel of the frame around it, for code that comes after the frame.
 *
 * @example
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 * renderToStaticMarkup(createElement(SidePanelPortal, null, 'Winners')); // => ''
 */
export function SidePanelPortal({ children }: BesideColumnProps) {
  const ground = use(ModalContainerContext)?.parentElement;
  if (!ground) return null;
  return createPortal(<aside className={widestOnly}>{children}</aside>, ground);
}
