import { betSummaryKey, receiveBetReward } from '@kislap/api';
import { useBetSummary } from '@kislap/api/react';
import { activityNumber, manilaDaysBack } from '@kislap/domain';
import type { DayKey } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import { useManilaNow } from '../../device/clock/operatorNow';
import { joined, listOf } from './Gift';
import type { GiftList } from './Gift';

const WEEK = 7;

/** The rewards for the bets of this week's days that wait. An operator that lets them lapse earlier answers none. */
export function useBetRewardGifts(userId: number | undefined): GiftList {
  const [one = '', two = '', three = '', four = '', five = '', six = '', seven = ''] = manilaDaysBack(
    useManilaNow(),
    WEEK,
  );
  return joined([
    useDayReward(userId, one),
    useDayReward(userId, two),
    useDayReward(userId, three),
    useDayReward(userId, four),
    useDayReward(userId, five),
    useDayReward(userId, six),
    useDayReward(userId, seven),
  ]);
}

function useDayReward(userId: number | undefined, day: DayKey): GiftList {
  const text = useText();
  const query = { day, types: [] };
  const summary = useBetSummary(userId, query);
  const reward = summary.data?.reward;
  if (userId === undefined || reward?.state !== 'claim') return listOf([summary], {});
  return listOf([summary], {
    ready: [
      {
        id: `bet-reward:${day}`,
        art: 'coin',
        activity: activityNumber.betReward,
        title: text('bet.dayReward', { day: dayText(text, day) }),
        amount: reward.amount,
        times: reward.giftTimes,
        receive: {
          take: (options) => receiveBetReward(day, options),
          ownKeys: [betSummaryKey(userId, query)],
        },
      },
    ],
  });
}
