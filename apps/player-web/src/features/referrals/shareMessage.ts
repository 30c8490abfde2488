import type { ShareTarget } from '@kislap/ui';
import type { SharedLink } from '../../navigation/overlays/OverlayMap';

/** The words with their link, once: an operator may have put the link into the words already. */
export function shareMessage({ text, url }: SharedLink): string {
  const filled = text.replaceAll('{url}', url);
  return filled.includes(url) ? filled : `${filled} ${url}`.trim();
}

/** The address that opens an app with the invitation written, for the player to choose who gets it. */
export function shareAddress(way: ShareTarget, link: SharedLink): string {
  const message = encodeURIComponent(shareMessage(link));
  const url = encodeURIComponent(link.url);
  switch (way) {
    case 'messenger':
      return `fb-messenger://share?link=${url}`;
    case 'viber':
      return `viber://forward?text=${message}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'sms':
      // Android reads what follows "?", iOS what follows "&".
      return `sms:?&body=${message}`;
  }
}
