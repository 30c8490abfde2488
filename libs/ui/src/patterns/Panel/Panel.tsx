import { useState } from 'react';
import type { ReactNode } from 'react';

import { xBold } from '../../icons/actions';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { bar, title as titleStyle } from '../AppBar/AppBar.css';
import { Modal, ModalTitle } from '../modal/Modal';
import type { ModalState } from '../modal/Modal';
import { ScrollContainerContext, scrollable } from '../PageFrame/scrolling';
import { content, scroller } from '../PageFrame/PageFrame.css';
import { foot, surface } from './Panel.css';

interface PanelProps extends ModalState {
  /** The heading. */
  readonly title: string;
  /** What the button that closes it is called, for those who hear it. */
  readonly closeLabel: string;
  /** Which edge it comes from. */
  readonly side: 'left' | 'right';
  /** Rests at the bottom: whose app it is. */
  readonly footer?: ReactNode;
  /** What stands in it. */
  readonly children: ReactNode;
}

/** What scrolls. Long lists measure it. */
function Body({ children }: Pick<PanelProps, 'children'>) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <ScrollContainerContext value={container}>
      <div className={scroller} ref={setContainer} {...scrollable}>
        <div className={content}>{children}</div>
      </div>
    </ScrollContainerContext>
  );
}

/** Comes from an edge and leaves a part of the page in sight: settings on the left, rewards on the right. */
export function Panel({ title, closeLabel, side, footer, children, ...modal }: PanelProps) {
  return (
    <Modal {...modal} surface={surface({ side })} leavesByOutsideTap>
      <header className={bar}>
        <ModalTitle className={titleStyle}>{title}</ModalTitle>
        <IconButton glyph={xBold} label={closeLabel} onClick={() => modal.onDismiss('closeButton')} />
      </header>
      <Body>{children}</Body>
      {footer !== undefined && <footer className={foot}>{footer}</footer>}
    </Modal>
  );
}
