import { Content, Overlay, Root, Title } from '@radix-ui/react-dialog';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';

import { layer, scrim, veil } from './Modal.css';
import { ModalContainerContext } from './ModalContainerContext';
import { useExit } from './useExit';
import { useFocusReturn } from './useFocusReturn';
import { BESIDE_MODALS, useInertBackground } from './useInertBackground';
import { useKeyboardInset } from './useKeyboardInset';

/** How a person left a surface without answering it. */
export type DismissReason = 'closeButton' | 'escape' | 'outside' | 'dragged';

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
  readonly isBackgroundHidden?: boolean | undefined;
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
 * What all modal surfaces share: focus enters, stays and returns; Escape closes; the background is inert and does not
 * scroll; the surface opens inside the phone column, clears the keyboard and stays until its exit animation ends.
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
      <div
        ref={layerRef}
        className={`${layer} ${props.level}`}
        data-contained={container !== undefined}
        data-leaving={!isOpen}
      >
        <Overlay
          forceMount
          className={props.isBackgroundHidden === true ? `${scrim} ${veil}` : scrim}
          // Radix writes "auto" here; what leaves lets taps through.
          style={isOpen ? undefined : { pointerEvents: 'none' }}
        />
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

interface ModalTitleProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The heading that names a modal surface, and where focus goes when it opens. */
export function ModalTitle({ className, children }: ModalTitleProps) {
  return (
    <Title className={className} data-modal-title="" tabIndex={-1}>
      {children}
    </Title>
  );
}

/** Open surfaces, the newest last: Escape belongs to that one alone. */
const open: RefObject<HTMLElement | null>[] = [];

const isBesideModals = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${BESIDE_MODALS}]`) !== null;

/**
 * Escape closes the newest open surface, except while an input method composes, or while focus is in a toast, which
 * then closes instead. One listener here keeps a later toast from taking the key.
 */
function useEscape(isOpen: boolean, layerRef: RefObject<HTMLElement | null>, onEscape: () => void) {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.key === 'Escape' && !event.isComposing && open.at(-1) === layerRef;
      if (isOurs && !isBesideModals(event)) leave();
    };
    open.push(layerRef);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      open.splice(open.indexOf(layerRef), 1);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, layerRef]);
}
