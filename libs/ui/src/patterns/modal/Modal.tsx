import { Content, Root, Title } from '@radix-ui/react-dialog';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';

import { appToasts, leaveToasts } from '../toasts/toast';
import { layer, scrim, veil } from './Modal.css';
import { ModalContainerContext } from './ModalContainerContext';
import { ModalLeavingContext } from './ModalLeavingContext';
import { isBesideModals, isNewest, useOpenSurface, wasNewestAtPress } from './openSurfaces';
import { useExit } from './useExit';
import { useFocusKept } from './useFocusKept';
import { useFocusReturn } from './useFocusReturn';
import { useInertBackground } from './useInertBackground';
import { useKeyboardInset } from './useKeyboardInset';
import { useScrollLock } from './useScrollLock';

/** How a person left a surface without answering it. */
export type DismissReason = 'closeButton' | 'escape' | 'outside' | 'dragged';

/** What every dialog, sheet, panel and overlay is opened with. */
export interface ModalState {
  /** Whether it is up; `false` lets it go with its motion. */
  readonly isOpen: boolean;
  /** The person left without answering. The owner decides whether that closes the surface. */
  readonly onDismiss: (reason: DismissReason) => void;
  /** The exit animation has ended and nothing of the surface is left. */
  readonly onExited?: (() => void) | undefined;
}

interface ModalProps extends ModalState {
  /** Class that places the surface in its layer. */
  readonly place?: string;
  /** Class that draws the surface and its motion. */
  readonly surface: string;
  /** The element that is the surface. */
  readonly surfaceRef?: RefObject<HTMLDivElement | null>;
  /** Heading for reading, first field for forms that are nothing but the field. */
  readonly initialFocus?: 'heading' | 'field' | undefined;
  /** Whether a tap on the scrim leaves. Never for something that holds typed text. */
  readonly leavesByOutsideTap?: boolean;
  /** Whether what lies behind can be made out: not when only its owner may see it. */
  readonly isBackgroundHidden?: boolean | undefined;
  /** The surface and what is in it. */
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
  const { onDismiss, onExited, initialFocus = 'heading', leavesByOutsideTap = false } = props;
  const isLeaving = useContext(ModalLeavingContext);
  const isOpen = props.isOpen && !isLeaving;
  const container = useContext(ModalContainerContext);
  const layerRef = useRef<HTMLDivElement>(null);
  const ownSurfaceRef = useRef<HTMLDivElement>(null);
  const surfaceRef = props.surfaceRef ?? ownSurfaceRef;
  const returnFocus = useFocusReturn(isOpen);
  const isPresent = useExit(isOpen, surfaceRef, onExited);
  useOpenSurface(isOpen, layerRef);
  useInertBackground(isOpen, layerRef);
  useScrollLock(isOpen);
  useFocusKept(isOpen, layerRef);
  useKeyboardInset(isOpen, layerRef);
  useEscape(isOpen, layerRef, () => onDismiss('escape'));
  useErrorsGone(isOpen);
  if (!isPresent) return null;
  return createPortal(
    // Not Radix's "modal": that hides and locks what lies behind in ways that have the whole page styled anew.
    <Root open={isOpen} modal={false}>
      <div
        ref={layerRef}
        className={props.place === undefined ? layer : `${layer} ${props.place}`}
        data-contained={container !== undefined}
        data-leaving={!isOpen}
      >
        <div
          className={props.isBackgroundHidden === true ? `${scrim} ${veil}` : scrim}
          data-state={isOpen ? 'open' : 'closed'}
        />
        <Content
          ref={surfaceRef}
          forceMount
          aria-modal="true"
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
            if (!leavesByOutsideTap || isBesideModals(event.detail.originalEvent)) return;
            if (wasNewestAtPress(layerRef)) onDismiss('outside');
          }}
        >
          <ModalLeavingContext value={false}>{props.children}</ModalLeavingContext>
        </Content>
      </div>
    </Root>,
    container ?? document.body,
  );
}

interface ModalTitleProps {
  /** How the surface sets its heading. */
  readonly className: string;
  /** The heading, by which the surface is named. */
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

/**
 * An error that was told before a surface opened is about something else, and would lie over its answers; so would what
 * has been read.
 */
function useErrorsGone(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    appToasts.snapshot().forEach(({ id, kind }) => kind === 'error' && appToasts.close(id));
    leaveToasts();
  }, [isOpen]);
}

/**
 * Escape closes the newest open surface, except while an input method composes, or while focus is in a toast, which
 * then closes instead. One listener here keeps a later toast from taking the key.
 */
function useEscape(isOpen: boolean, layerRef: RefObject<HTMLElement | null>, onEscape: () => void) {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.key === 'Escape' && !event.isComposing && isNewest(layerRef);
      if (isOurs && !isBesideModals(event)) leave();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen, layerRef]);
}
