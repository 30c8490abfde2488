import { prefetch } from '../code/prefetch';
import { overlayCode } from './overlayCode';
import type { OverlayName, OverlayOptions, OverlayResult } from './OverlayMap';
import { overlayStack } from './overlayStack';
import type { OverlayOutcome } from './stack/OverlayOutcome';

/**
 * Opens an overlay, from anywhere in the code. Resolves after its exit animation with `answered` and the result,
 * or `dismissed` and the reason.
 */
export function openOverlay<Name extends OverlayName>(
  name: Name,
  options: OverlayOptions<Name>,
): Promise<OverlayOutcome<OverlayResult<Name>>> {
  prefetch([overlayCode[name]]);
  return overlayStack.open<OverlayResult<Name>>((modal, onAnswer) =>
    overlayCode[name].draw({ ...options, modal, onAnswer }),
  );
}
