import { holdBack } from '../../device/afterFirstView';
import { reported } from '../../device/errors/reportError';
import { screens } from '../screens';
import type { OverlayName, OverlayOptions, OverlayResult } from './OverlayMap';
import { overlayStack } from './overlayStack';
import type { OverlayOutcome } from './stack/OverlayStack';

/**
 * Opens an overlay, from anywhere in the code. Resolves after its exit animation with `answered` and the result,
 * or `dismissed` and the reason. In a locked app nothing opens, and nothing whose code comes after the page or the
 * session has gone.
 */
export async function openOverlay<Name extends OverlayName>(
  name: Name,
  options: OverlayOptions<Name>,
): Promise<OverlayOutcome<OverlayResult<Name>>> {
  const { overlays: fetchOverlays, isLocked } = screens();
  const { clearings } = overlayStack;
  const overlays = await fetchOverlays().catch(reported('overlay code')).finally(holdBack());
  if (overlays === undefined) return { type: 'dismissed', reason: 'unavailable' };
  if (isLocked() || overlayStack.clearings > clearings) return { type: 'dismissed', reason: 'cleared' };
  const { load, draw } = overlays[name];
  void load().catch(reported('prefetch')).finally(holdBack());
  return overlayStack.open<OverlayResult<Name>>((modal, onAnswer) => draw({ ...options, modal, onAnswer }));
}
