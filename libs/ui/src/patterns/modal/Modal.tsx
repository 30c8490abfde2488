import { Content, Overlay, Root } from '@radix-ui/react-dialog';
import { useContext, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';

import type { DismissReason } from './DismissReason';
import { layer, scrim, veil } from './Modal.css';
import { ModalContainerContext } from './ModalContainerContext';
import { useEscape } from './useEscape';
import { useExit } from './useExit';
import { useFocusReturn } from './useFocusReturn';
import { BESIDE_MODALS, useInertBackground } from './useInertBackground';
import { useKeyboardInset } from './useKeyboardInset';

/** What every dialog, sheet, panel and overlay is opened with. */
export interface ModalState {
  readonly isOpen: boolean;
  /** The person left without answering. The owner decides whether that closes the surface. */
  readonly onDismiss: (reason: DismissReason) => void;
  /** The exit animation has ended and nothing of the surface is left. */
  readonly onExited?: (() => void) | undefined;
}

interface ModalProps extends ModalState {
  /** Class that places the layer in the stacking order. */
  readonly level: string;
  /** Class that draws the surface and its motion. */
  readonly surface: string;
  readonly surfaceRef?: RefObject<HTMLDivElement | null>;
  /** Heading for reading, first field for forms that are nothing but the field. */
  readonly initialFocus?: 'heading' | 'field' | undefined;
  /** Whether a tap on the scrim leaves. Never for something that holds typed text. */
  readonly leavesByOutsideTap?: boolean;
  /** Whether what lies behind can be made out: not when only its owner may see it. */
  readonly isBehindVeiled?: boolean | undefined;
  readonly children: ReactNode;
}

const FIRST_FIELD = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** Moves focus into a surface that has just opened. */
function focusInto(surface: HTMLElement | null, initialFocus: 'heading' | 'field') {
  const field = initialFocus === 'field' ? surface?.querySelector<HTMLElement>(FIRST_FIELD) : null;
  const target = field ?? surface?.querySelector<HTMLElement>('[data-modal-title]');
  target?.focus({ preventScroll: true });
}

/**
 * What all modal surfaces share: focus goes in, stays in and comes back; Escape leaves; the background is inert
 * and does not scroll; the surface opens inside the phone column, keeps clear of the keyboard and stays until
 * its exit animation has ended.
 */
export function Modal(props: ModalProps) {
  // A surface that is open from the first frame waits for its column: once drawn, it cannot be moved there.
  return useContext(ModalContainerContext) === null ? null : <PlacedModal {...props} />;
}

function PlacedModal(props: ModalProps) {
  const { isOpen, onDismiss, onExited, initialFocus = 'heading', leavesByOutsideTap = false } = props;
  const container = useContext(ModalContainerContext);
  const layerRef = useRef<HTMLDivElement>(null);
  const ownSurfaceRef = useRef<HTMLDivElement>(null);
  const surfaceRef = props.surfaceRef ?? ownSurfaceRef;
  const returnFocus = useFocusReturn(isOpen);
  const isPresent = useExit(isOpen, surfaceRef, onExited);
  useInertBackground(isOpen, layerRef);
  useKeyboardInset(isOpen, layerRef);
  useEscape(isOpen, layerRef, () => onDismiss('escape'));
  if (!isPresent) return null;
  return createPortal(
    <Root open={isOpen}>
      <div ref={layerRef} className={`${layer} ${props.level}`} data-contained={container !== undefined}>
        <Overlay forceMount className={props.isBehindVeiled === true ? `${scrim} ${veil}` : scrim} />
        <Content
          ref={surfaceRef}
          forceMount
          className={props.surface}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusInto(surfaceRef.current, initialFocus);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            const isBeside = event.target instanceof Element && event.target.closest(`[${BESIDE_MODALS}]`);
            if (leavesByOutsideTap && !isBeside) onDismiss('outside');
          }}
        >
          {props.children}
        </Content>
      </div>
    </Root>,
    container ?? document.body,
  );
}
