import { useState } from 'react';
import type { ReactNode } from 'react';

import { ModalContainerContext } from '../modal/ModalContainerContext';
import { column, ground, page, phoneOnly, screen, wideOnly, widestOnly } from './AppFrame.css';

interface AppFrameProps {
  /** Navigation at the bottom of a phone. Absent on screens that are steps of their own. */
  readonly tabBar?: ReactNode;
  /** The same navigation beside the column, from 744 px. */
  readonly rail?: ReactNode;
  /** Quiet company from 1024 px: carry on by phone, your limits. */
  readonly sidePanel?: ReactNode;
  /** Dialogs, overlays and toasts: they open inside the column on every width. */
  readonly overlays?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame around every screen: one phone column that is never stretched, with a rail and a side panel beside
 * it where there is room. Which parts show is decided by width alone, in CSS, so that markup rendered ahead of
 * time is right on every device.
 */
export function AppFrame({ tabBar, rail, sidePanel, overlays, children }: AppFrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <ModalContainerContext value={container}>
      <div className={ground}>
        <div className={wideOnly}>{rail}</div>
        <div className={column} ref={setContainer}>
          <div className={screen}>
            <div className={page}>{children}</div>
            {tabBar !== undefined && <div className={phoneOnly}>{tabBar}</div>}
          </div>
          {overlays}
        </div>
        {sidePanel !== undefined && <aside className={widestOnly}>{sidePanel}</aside>}
      </div>
    </ModalContainerContext>
  );
}
