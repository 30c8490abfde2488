import { useDepositGifts, usePlayer } from '@kislap/api/react';
import { promotionOffers, zeroMoney } from '@kislap/domain';
import type { DepositGift, Depositor } from '@kislap/domain';
import { useUserId } from '../../session/session';
import { promotionOfLink } from '../links/parseOperatorLink';

/**
 * What the operator's offers are to this player, by their links; `undefined` until it is known. Asks nothing while none
 * leads to a deposit promotion. Guests see them as they are written.
 */
export function useOwnOffers(links: readonly string[]): ((link: string) => OwnOffer) | undefined {
  const userId = useUserId();
  const isAsked = links.some((link) => promotionOfLink(link) !== undefined);
  const asker = isAsked ? userId : undefined;
  const player = usePlayer(asker);
  const gifts = useDepositGifts(asker);
  if (asker === undefined) return () => ({ type: 'asWritten' });
  const isFailed = player.error !== undefined || gifts.error !== undefined;
  if (!isFailed && (player.data === undefined || gifts.data === undefined)) return undefined;
  return (link) => {
    const type = promotionOfLink(link);
    if (type === undefined) return { type: 'asWritten' };
    if (player.data === undefined || gifts.data === undefined) return { type: 'notTheirs' };
    return ownOffer(type, gifts.data, player.data);
  };
}

/**
 * What an offer of the operator is to one player: true as it is written, the step of a promotion that is theirs, or not
 * for them.
 *
 * @example
 * const step: OwnOffer = { type: 'step', n: 3, of: 5, rate: 60 };
 */
type OwnOffer =
  | { readonly type: 'asWritten' }
  | { readonly type: 'step'; readonly n: number; readonly of: number; readonly rate: number }
  | { readonly type: 'notTheirs' };

const asWritten: OwnOffer = { type: 'asWritten' };
const notTheirs: OwnOffer = { type: 'notTheirs' };

/**
 * What an offer of a deposit promotion is to this player. Offers are written for those who have not deposited: to
 * others the welcome bonus (23) is their next step, and a closed promotion is nothing.
 */
export function ownOffer(type: number, gifts: readonly DepositGift[], player: Depositor): OwnOffer {
  const offer = promotionOffers(gifts, player, zeroMoney).find(({ choice }) => choice === type);
  if (offer === undefined) return notTheirs;
  if (type !== 23 || player.depositCount === 0) return asWritten;
  return { type: 'step', n: player.depositCount + 1, of: offer.steps.length, rate: offer.ratePercent };
}
