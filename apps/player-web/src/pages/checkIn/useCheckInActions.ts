import { checkInStandingKey, playerKey, takeCheckIn } from '@kislap/api';
import { formatMoney, pesoText } from '@kislap/domain';
import type { CheckInDay } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useClaim } from '../../claims/useClaim';
import { openOverlay } from '../../overlays/openOverlay';
import type { CheckInWeek } from './CheckInWeek';

interface CheckInActions {
  readonly isClaiming: boolean;
  readonly checkIn: () => void;
  /** Asks first. */
  readonly repair: (day: CheckInDay) => void;
}

/** Checking in and repairing, from the tap to the gift that is shown. */
export function useCheckInActions(userId: number, week: CheckInWeek | undefined): CheckInActions {
  const text = useText();
  const { claiming, claim } = useClaim();

  const take = async (kind: 'checkIn' | 'repair', day: number): Promise<void> => {
    const given = await claim({
      intent: `${kind}:${day}`,
      take: (options) => takeCheckIn(kind, options),
      ownKeys: [playerKey(userId), checkInStandingKey(userId)],
    });
    if (given === undefined) return;
    const next = kind === 'checkIn' ? week?.days[given.day] : undefined;
    await openOverlay('gift', {
      amount: given.amount,
      title: text('sign.dayYours', { n: given.day }),
      text:
        next === undefined || week?.endsAt !== undefined
          ? text('gift.inBalance')
          : text('sign.tomorrow', { amount: `₱${formatMoney(next.reward.prize)}` }),
    });
  };

  const repair = async ({ day, reward }: CheckInDay): Promise<void> => {
    const tips = `${pesoText(reward.prize)} PHP`;
    const outcome = await openOverlay('confirm', {
      title: text('sign.repairAsk', { n: day, tips }),
      detail: text('sign.repairWhy'),
      yes: text('sign.repair'),
      no: text('common.cancel'),
    });
    if (outcome.type === 'answered') await take('repair', day);
  };

  const offer = week?.offer;
  return {
    isClaiming: claiming !== undefined,
    checkIn: () => {
      if (offer?.type === 'checkIn' && offer.isReady) void take('checkIn', offer.day.day);
    },
    repair: (day) => void repair(day),
  };
}
