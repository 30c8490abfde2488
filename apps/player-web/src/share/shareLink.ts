import { nativeShare } from '../native/nativeShare';
import { openOverlay } from '../overlays/openOverlay';
import type { SharedLink } from './SharedLink';
import { shareMessage } from './shareMessage';

/**
 * Hands an invitation to the phone's own share sheet, else to ours. Call it inside a tap: browsers allow it nowhere
 * else. Who gets it is the player's choice; no contact is ever read.
 */
export async function shareLink(link: SharedLink): Promise<void> {
  if (await nativeShare(shareMessage(link))) return;
  await openOverlay('share', link);
}
