import { openOverlay } from '../overlays/openOverlay';
import type { SharedLink } from './SharedLink';
import { shareMessage } from './shareMessage';

/**
 * Hands an invitation to the phone's own share sheet, else to ours. Call it inside a tap: browsers allow it nowhere
 * else. Who gets it is the player's choice; no contact is ever read.
 */
export async function shareLink(link: SharedLink): Promise<void> {
  if ('share' in navigator && (await sharedByPhone(link))) return;
  await openOverlay('share', link);
}

/** Whether the phone has dealt with it. To close its share sheet is an answer too. */
async function sharedByPhone(link: SharedLink): Promise<boolean> {
  try {
    await navigator.share({ text: shareMessage(link) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
