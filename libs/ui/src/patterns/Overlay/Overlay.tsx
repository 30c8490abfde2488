import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { AppBarFrame } from '../AppBar/AppBar';
import type { AppBarFrameProps } from '../AppBar/AppBar';
import { title as titleStyle } from '../AppBar/AppBar.css';
import { Modal, ModalTitle } from '../modal/Modal';
import type { ModalState } from '../modal/Modal';
import { ScrollContainerContext, scrollable } from '../PageFrame/scrolling';
import { content, footer as footerStyle, scroller } from '../PageFrame/PageFrame.css';
import { bare, frame, surface } from './Overlay.css';

interface OverlayProps extends ModalState {
  /** The heading of the overlay, and its spoken name. */
  readonly title: string;
  /** What scrolls begins with the same words on a picture: the bar lies on that and does not show them. */
  readonly isTitleBelow?: boolean;
  /** What the button that closes it is called, for those who hear it. */
  readonly closeLabel: string;
  /** From below for something to do, from the right for something to look up. */
  readonly enters?: 'fromBelow' | 'fromRight';
  /** In place of the cross: an arrow that leads one step back. */
  readonly back?: AppBarFrameProps['back'];
  /** What stands at the end of the bar. */
  readonly action?: ReactNode;
  /** Stays in sight below what scrolls, above the keyboard: the submit bar. */
  readonly footer?: ReactNode;
  /** Where the keyboard begins: at the heading, or in the first field. */
  readonly initialFocus?: 'heading' | 'field';
  /** The screen below the bar. */
  readonly children: ReactNode;
}

type BodyProps = Pick<OverlayProps, 'footer' | 'children'>;

/** What scrolls and what stays below it. Filled after the frame has been painted. */
function Body({ footer, children }: BodyProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const hasPainted = useHasPainted();
  return (
    <ScrollContainerContext value={container}>
      <div className={scroller} ref={setContainer} {...scrollable}>
        {hasPainted && <div className={content}>{children}</div>}
      </div>
      {footer !== undefined && <div className={footerStyle}>{footer}</div>}
    </ScrollContainerContext>
  );
}

/** A whole screen over the screen: deposit, withdrawal, records. */
export function Overlay(props: OverlayProps) {
  const { title, isTitleBelow = false, closeLabel, enters = 'fromBelow', ...rest } = props;
  const { back, action, footer, children, ...modal } = rest;
  const heading = <ModalTitle className={titleStyle}>{title}</ModalTitle>;
  const close = { label: closeLabel, onPress: () => modal.onDismiss('closeButton') };
  return (
    <Modal {...modal} surface={surface({ enters })}>
      <div className={frame}>
        <AppBarFrame back={back} close={close} action={action} isOverPicture={isTitleBelow}>
          {isTitleBelow ? (
            <div className={titleStyle}>
              <VisuallyHidden>{heading}</VisuallyHidden>
            </div>
          ) : (
            heading
          )}
        </AppBarFrame>
        <Body footer={footer}>{children}</Body>
      </div>
    </Modal>
  );
}

interface BareOverlayProps extends ModalState {
  /** Spoken name of the overlay; what is drawn says it in its own way. */
  readonly title: string;
  /** The whole screen; it brings its own way out. */
  readonly children: ReactNode;
}

/** An overlay that is one picture or one frame and draws its own ways out: the game launcher. */
export function BareOverlay({ title, children, ...modal }: BareOverlayProps) {
  return (
    <Modal {...modal} surface={surface({ enters: 'fromRight' })}>
      <VisuallyHidden>
        <ModalTitle className="">{title}</ModalTitle>
      </VisuallyHidden>
      <div className={bare}>{children}</div>
    </Modal>
  );
}

/**
 * False until the first frame has been painted. What is heavy waits for it, so that the tap shows its answer, the
 * frame, at once.
 */
function useHasPainted(): boolean {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasPainted;
}
