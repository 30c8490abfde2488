import {
  useActiveAwards,
  useCheckInPlan,
  useCheckInStanding,
  useDepositGifts,
  useDrawRound,
  useDrawSetup,
  useEggInfo,
  usePayOffer,
  usePlayer,
  useUnreadMailCount,
} from '@kislap/api';

/**
 * The start-up set of a player, beside bringing money home and the online ping: who they are, how they can pay, the
 * egg, unread mail, check-in, and the luck draw.
 */
export function usePlayersFacts(userId: number): void {
  usePlayer(userId);
  usePayOffer(userId);
  useActiveAwards(userId);
  useDepositGifts(userId);
  useEggInfo(userId);
  useUnreadMailCount(userId);
  useCheckInPlan(userId);
  useCheckInStanding(userId);
  useDrawRound(userId);
  useDrawSetup();
}
