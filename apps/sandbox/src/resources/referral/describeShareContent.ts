import { referralRules } from '../../catalogue/referralRules';
import type { PlayerCallContext } from '../../http/CallContext';
import { inviteLinkOf } from '../../referrals/inviteLinkOf';

/** What the player's invitation says. */
export function describeShareContent({ session }: PlayerCallContext) {
  const { en, tag } = referralRules.words;
  return { text: en, text_tag: tag, img: undefined, url: inviteLinkOf(session.player.id) };
}
