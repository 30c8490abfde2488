import {
  claimDepositReward,
  claimLadderStep,
  commissionKey,
  depositLadderKey,
  depositRewardKey,
  friendBonusesKey,
  invitationKey,
  mailCountsKey,
  mailKey,
  receiveAttachment,
  takeCommission,
  takeFriendBonuses,
  teamKey,
} from '@kislap/api';
import {
  useCommission,
  useDepositLadder,
  useDepositReward,
  useFriendBonuses,
  useMails,
} from '@kislap/api/react';
import type { DepositRewardName } from '@kislap/api';
import { activityNumber, formatPeso, giftOfMail, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { operatorNow } from '../../device/clock/operatorNow';
import { go } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { listOf } from './Gift';
import type { GiftList, TakenGift } from './Gift';

type Options = Parameters<TakenGift['take']>[0];

/** What came with letters and has not been received. */
export function useMailGifts(userId: number): GiftList {
  const mails = useMails(userId);
  const now = operatorNow();
  const { error, isLoading, refresh } = mails;
  // The pages of the mailbox have no key that could be asked again: the list itself starts anew, also when the operator
  // has refused, because what it refuses no longer waits.
  const receiveFrom = (id: number) => (options: Options) =>
    receiveAttachment(id, options).finally(() => void refresh());
  const ready = mails.rows.flatMap(({ id, title, attachment, giftAmount, giftTimes }) =>
    giftOfMail(attachment, now) === 'waiting'
      ? {
          id: `mail:${id}`,
          art: 'letter' as const,
          title,
          amount: giftAmount,
          times: giftTimes,
          until: attachment.until,
          receive: {
            take: receiveFrom(id),
            ownKeys: [mailKey(userId, id), mailCountsKey(userId)],
          },
        }
      : [],
  );
  return {
    ready,
    next: [],
    isLoading,
    retry: ready.length === 0 && error !== undefined ? () => void refresh() : undefined,
  };
}

/** What friends have brought and the team has earned. */
export function useTeamGifts(userId: number): GiftList {
  const text = useText();
  const friends = useFriendBonuses(userId);
  const commission = useCommission(userId);
  const bonuses = friends.data?.claimable ?? zeroMoney;
  const earned = commission.data?.claimable ?? zeroMoney;
  return listOf([friends, commission], {
    ready: [
      {
        id: 'friend-bonuses',
        title: text('ref.bonuses'),
        amount: bonuses,
        receive: { take: takeFriendBonuses, ownKeys: [friendBonusesKey(userId), invitationKey(userId)] },
      },
      {
        id: 'commission',
        title: text('ref.commission'),
        amount: earned,
        receive: {
          take: takeCommission,
          ownKeys: [commissionKey(userId), teamKey(userId), invitationKey(userId)],
        },
      },
    ]
      .filter(({ amount }) => amount > zeroMoney)
      .map((gift) => ({ ...gift, art: 'coin' as const, activity: activityNumber.referral })),
  });
}

/** What deposits earn beside their promotions: the steps of today. */
export function useLadderGifts(userId: number | undefined): GiftList {
  const text = useText();
  const ladder = useDepositLadder(userId);
  const steps = ladder.data?.steps ?? [];
  const own = { art: 'chest', activity: activityNumber.depositLadder, title: text('promo.ladder') } as const;
  const coming = steps.find(({ state }) => state === 'locked');
  return listOf([ladder], {
    ready: steps.flatMap(({ level, gift, state }) =>
      state === 'ready' && userId !== undefined
        ? {
            ...own,
            id: `ladder:${level}`,
            amount: gift,
            until: ladder.data?.endsAt,
            receive: {
              take: (options: Options) => claimLadderStep(level, options),
              ownKeys: [depositLadderKey(userId)],
            },
          }
        : [],
    ),
    next:
      coming === undefined
        ? []
        : [
            {
              ...own,
              id: 'ladder',
              amount: coming.gift,
              how: text('promo.deposited', { have: formatPeso(coming.have), need: formatPeso(coming.need) }),
              onPress: () => void openOverlay('deposit', {}),
            },
          ],
  });
}

/** A gift for the first deposit of the day, or a part of what a week has cost. */
export function useDepositRewardGifts(
  name: DepositRewardName,
  title: string,
  userId: number | undefined,
): GiftList {
  const text = useText();
  const reward = useDepositReward(name, userId);
  if (reward.data === undefined || userId === undefined) return listOf([reward], {});
  const { gift, need, have, state, endsAt } = reward.data;
  const activity = activityNumber[name];
  const own = { art: 'chest', activity, title, id: name, amount: gift } as const;
  if (state === 'ready') {
    const take = (options: Options) => claimDepositReward(name, options);
    return listOf([reward], {
      ready: [{ ...own, until: endsAt, receive: { take, ownKeys: [depositRewardKey(name, userId)] } }],
    });
  }
  const how = text('promo.deposited', { have: formatPeso(have), need: formatPeso(need) });
  const onPress = () => void go(`/promotion?type=${activity}`);
  return listOf([reward], { next: state === 'locked' && have < need ? [{ ...own, how, onPress }] : [] });
}
