import { useActivities, useActivityStates } from '@kislap/api/react';
import { activityNumber } from '@kislap/domain';
import { activityTitle } from '../promotions/activityText';
import { useBetRewardGifts } from './betRewardGifts';
import { useCheckInGifts, useDrawGifts, useEggGifts, usePacketGifts, useRebateGifts } from './dailyGifts';
import { joined, listOf } from './Gift';
import type { GiftList } from './Gift';
import { useLevelGiftList, usePeriodGiftList, useReliefGifts } from './levelGifts';
import { useDepositRewardGifts, useLadderGifts, useMailGifts, useTeamGifts } from './otherGifts';

/** Everything that can be received or can come, from every source. Nothing is asked about what is switched off. */
export function useGifts(userId: number): GiftList {
  const states = useActivityStates();
  const activities = useActivities();
  const on = states.data;
  const cards = activities.data ?? [];
  const playerOf = (activity: number) => (on?.includes(activity) === true ? userId : undefined);
  const titleOf = (activity: number) => {
    const card = cards.find(({ type }) => type === activity);
    return card === undefined ? '' : activityTitle(card);
  };
  const checkIn = useCheckInGifts(userId);
  const all = joined([
    usePacketGifts(),
    useEggGifts(playerOf(activityNumber.egg)),
    useDrawGifts(playerOf(activityNumber.draw)),
    useRebateGifts(playerOf(activityNumber.rebate)),
    usePeriodGiftList(playerOf(activityNumber.vip)),
    useLevelGiftList(playerOf(activityNumber.vip)),
    useReliefGifts(playerOf(activityNumber.relief)),
    useBetRewardGifts(playerOf(activityNumber.betReward)),
    useMailGifts(userId),
    useTeamGifts(userId),
    useLadderGifts(playerOf(activityNumber.depositLadder)),
    useDepositRewardGifts(
      'firstTopUp',
      titleOf(activityNumber.firstTopUp),
      playerOf(activityNumber.firstTopUp),
    ),
    useDepositRewardGifts('lossBack', titleOf(activityNumber.lossBack), playerOf(activityNumber.lossBack)),
  ]);
  // They bring no gifts, but which there are, what some are called, and what is to bet.
  const own = listOf([states, activities], {});
  return joined(on?.includes(activityNumber.checkIn) === true ? [checkIn, all, own] : [all, own]);
}
