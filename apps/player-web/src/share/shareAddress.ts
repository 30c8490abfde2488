import type { ShareWay } from '@kislap/ui';
import type { SharedLink } from './SharedLink';
import { shareMessage } from './shareMessage';

/** The address that opens an app with the invitation written, for the player to choose who gets it. */
export function shareAddress(way: ShareWay, link: SharedLink): string {
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
