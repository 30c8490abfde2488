import type { DismissReason as LeaveReason, ModalState } from '@kislap/ui';
import type { ReactNode } from 'react';

/** What every overlay gets to drive the kit's dialog, sheet, panel or full screen. */
export type OverlayModal = Required<ModalState>;

/**
 * How an overlay went away without an answer: left by the player, by the phone's Back, with everything else (the
 * session ended or the page changed), or because its code could not be loaded.
 */
export type DismissReason = LeaveReason | 'back' | 'cleared' | 'unavailable';

/** One overlay on the screen. It stays, closed, until its exit animation has ended. */
export interface OverlayEntry {
  readonly id: number;
  readonly isOpen: boolean;
  readonly render: (modal: OverlayModal) => ReactNode;
}
