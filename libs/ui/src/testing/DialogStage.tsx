import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

import type { ModalState } from '../patterns/modal/Modal';

interface DialogStageProps extends Omit<ModalState, 'isOpen'> {
  /** Draws the surface in the state that the stage keeps. */
  readonly draw: (state: ModalState, children: ReactNode) => ReactElement;
}

/**
 * A bare screen with a heading, a button that opens a surface, and the surface with a field in it. Two more buttons
 * take the opener away, or the press from it.
 */
export function DialogStage({ draw, onDismiss, onExited }: DialogStageProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpener, setOpener] = useState(true);
  const [canOpen, setCanOpen] = useState(true);
  const dismiss: ModalState['onDismiss'] = (reason) => {
    onDismiss(reason);
    setOpen(false);
  };
  return (
    <>
      <div data-testid="behind">
        <h1>Home</h1>
        {hasOpener && (
          <button type="button" disabled={!canOpen} onClick={() => setOpen(true)}>
            Open
          </button>
        )}
      </div>
      {draw({ isOpen, onDismiss: dismiss, onExited }, <input aria-label="Note" />)}
      <button type="button" data-testid="forget-opener" onClick={() => setOpener(false)} />
      <button type="button" data-testid="disable-opener" onClick={() => setCanOpen(false)} />
    </>
  );
}
