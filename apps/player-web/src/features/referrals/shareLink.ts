import type { TranslateText } from '@kislap/i18n';
import { nativeShare } from '../../device/native/nativeShare';
import type { SharedLink } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { shareMessage } from './shareMessage';

/**
 * Hands an invitation to the phone's own share sheet, else to ours. Call it inside a tap: browsers allow it nowhere
 * else. Who gets it is the player's choice; no contact is ever read.
 */
export async function shareLink(link: SharedLink): Promise<void> {
  if (await nativeShare(shareMessage(link))) return;
  await openOverlay('share', link);
}

interface SharedPromotion {
  readonly type: number;
  /** As the operator calls it. */
  readonly title: string;
  /** Of the app, as players know it. */
  readonly origin: string;
}

/** Hands the address of a promotion to whoever the player chooses, with its name and who may take part. */
export function sharePromotion({ type, title, origin }: SharedPromotion, text: TranslateText): Promise<void> {
  const url = `${origin}/promotion?type=${type}`;
  return shareLink({ text: text('promo.shareWords', { title }), url });
}
