import type { OverlayName, OverlayOptions, OverlayResult } from './OverlayMap';
import type { OverlayModal } from './stack/OverlayEntry';

/** The props of the component that draws an overlay. */
export type OverlayProps<Name extends OverlayName> = OverlayOptions<Name> & {
  /** Passed on to the kit's dialog, sheet, panel or full screen. */
  readonly modal: OverlayModal;
  /** Closes the overlay with its result. */
  readonly onAnswer: (result: OverlayResult<Name>) => void;
};
