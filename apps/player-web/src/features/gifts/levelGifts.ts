import {
  levelGiftsKey,
  periodGiftsKey,
  reliefKey,
  takeLevelGift,
  takePeriodGift,
  takeRelief,
} from '@kislap/api';
import { useLevelGifts, usePeriodGifts, useRelief } from '@kislap/api/react';
import { activityNumber, formatManila } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { go } from '../../navigation/go';
import { listOf } from './Gift';
import type { GiftList } from './Gift';

const vip = { art: 'vip', activity: activityNumber.vip } as const;

/** The gifts that a level brings by the day, the week and the month. */
export function usePeriodGiftList(userId: number | undefined): GiftList {
  const text = useText();
  const gifts = usePeriodGifts(userId);
  const all = gifts.data ?? [];
  return listOf([gifts], {
    ready: all.flatMap(({ period, amount, state, opensAt }) =>
      state === 'ready' && userId !== undefined
        ? {
            ...vip,
            id: period,
            title: text(`vip.gift.${period}`),
            amount,
            until: opensAt,
            receive: {
              take: (options: Parameters<typeof takePeriodGift>[1]) => takePeriodGift(period, options),
              ownKeys: [periodGiftsKey(userId)],
            },
          }
        : [],
    ),
    next: all.flatMap(({ period, amount, state, opensAt }) =>
      state === 'received' && opensAt !== undefined
        ? {
            ...vip,
            id: period,
            title: text(`vip.gift.${period}`),
            amount,
            how: text('vip.opensAt', { time: formatManila(opensAt, 'minute') }),
            onPress: () => void go('/user/vip'),
          }
        : [],
    ),
  });
}

/** The gifts of levels that were reached, and that of the next one. */
export function useLevelGiftList(userId: number | undefined): GiftList {
  const text = useText();
  const gifts = useLevelGifts(userId);
  const all = gifts.data ?? [];
  const coming = all.find(({ state }) => state === 'locked');
  return listOf([gifts], {
    ready: all.flatMap(({ level, amount, state }) =>
      state === 'ready' && userId !== undefined
        ? {
            ...vip,
            id: String(level),
            title: text('vip.giftOfLevel', { level }),
            amount,
            receive: {
              take: (options: Parameters<typeof takeLevelGift>[1]) => takeLevelGift(level, options),
              ownKeys: [levelGiftsKey(userId)],
            },
          }
        : [],
    ),
    next:
      coming === undefined
        ? []
        : [
            {
              ...vip,
              id: 'level',
              title: text('vip.giftOfLevel', { level: coming.level }),
              amount: coming.amount,
              how: text('sign.tipVip', { n: coming.level }),
              onPress: () => void go('/user/level'),
            },
          ],
  });
}

/** Relief for a balance that has run low. It is not held out as something to wait for. */
export function useReliefGifts(userId: number | undefined): GiftList {
  const text = useText();
  const relief = useRelief(userId);
  if (relief.data?.state !== 'open' || userId === undefined) return listOf([relief], {});
  const receive = { take: takeRelief, ownKeys: [reliefKey(userId)] };
  return listOf([relief], {
    ready: [
      {
        id: 'relief',
        art: 'basket',
        activity: activityNumber.relief,
        title: text('alms.title'),
        amount: relief.data.amount,
        receive,
      },
    ],
  });
}
