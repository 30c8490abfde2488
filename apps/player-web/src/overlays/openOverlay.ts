import { prefetch } from '../code/prefetch';
import { lateOverlayCode } from './lateOverlayCode';
import type { OverlayName, OverlayOptions, OverlayResult } from './OverlayMap';
import { overlayStack } from './overlayStack';
import type { OverlayOutcome } from './stack/OverlayOutcome';

/**
 * Opens an overlay, from anywhere in the code. Resolves after its exit animation with `answered` and the result,
 * or `dismissed` and the reason.
 */
export async function openOverlay<Name extends OverlayName>(
  name: Name,
  options: OverlayOptions<Name>,
): Promise<OverlayOutcome<OverlayResult<Name>>> {
  const overlayCode = await lateOverlayCode().catch(() => undefined);
  if (overlayCode === undefined) return { type: 'dismissed', reason: 'unavailable' };
  prefetch([overlayCode[name]]);
  return overlayStack.open<OverlayResult<Name>>((modal, onAnswer) =>
    overlayCode[name].draw({ ...options, modal, onAnswer }),
  );
}
