import { type Money, moneyFromPeso } from '@kislap/domain';
import { turnoverTimes } from '../deposits/turnoverTimes';
import { activityType } from './activityType';
import { depositGifts } from './depositGifts';
import { depositLadder, firstTopUp, lossBack } from './depositRewards';

interface Words {
  readonly en: string;
  readonly tag: string;
}

/** The conditions of an activity, in numbers as far as it has them. */
export interface ActivityRules {
  readonly who?: Words;
  readonly minimum?: Money;
  readonly ratePercent?: number;
  readonly maximum?: Money;
  readonly depositTimes?: number;
  readonly giftTimes?: number;
}

const everybody = { en: 'Every player', tag: 'Lahat ng player' };
const both = { depositTimes: turnoverTimes.deposit, giftTimes: turnoverTimes.bonus };
/** A gift of an event is to be bet once. */
const giftOnly = { giftTimes: 1 };

/** The rules of every activity with numbers; they are the very numbers that the operator pays by. */
export const activityRules: Readonly<Record<number, ActivityRules>> = {
  15: {
    who: { en: 'Every player, for three deposits', tag: 'Lahat ng player, sa tatlong deposit' },
    ...firstStepOf(15),
    ...both,
  },
  19: {
    who: { en: 'New players, first deposit only', tag: 'Bagong player, unang deposit lang' },
    ...firstStepOf(19),
    ...both,
  },
  23: {
    who: { en: 'New players, first five deposits', tag: 'Bagong player, unang limang deposit' },
    ...both,
  },
  [activityType.depositLadder]: { who: everybody, minimum: depositLadder[0].need, ...giftOnly },
  [activityType.firstTopUp]: { who: everybody, minimum: firstTopUp.need, ...giftOnly },
  [activityType.lossBack]: {
    who: everybody,
    minimum: lossBack.need,
    maximum: lossBack.maximum,
    ...giftOnly,
  },
  [activityType.redPacket]: { who: everybody, maximum: moneyFromPeso('8.8'), ...giftOnly },
};

function firstStepOf(type: number) {
  const step = depositGifts.find((gift) => gift.type === type)?.steps[0];
  return step && { minimum: step.amount, ratePercent: step.ratePercent };
}
