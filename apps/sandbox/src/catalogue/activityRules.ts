import type { Protection } from '@kislap/configure/settings';
import { type Money, moneyFromPeso } from '@kislap/domain';
import { activityType } from './activityType';
import { egg } from './prizeDraws';
import { relief } from './rewards';
import { depositGifts, depositLadder, firstTopUp, lossBack } from './depositGifts';

interface Words {
  readonly en: string;
  readonly tag: string;
}

/** The conditions of an activity, in numbers as far as it has them. */
interface ActivityRules {
  readonly who?: Words;
  readonly minimum?: Money;
  readonly ratePercent?: number;
  readonly maximum?: Money;
  readonly depositTimes?: number;
  readonly giftTimes?: number;
}

const everybody = { en: 'All players', tag: 'Lahat ng player' };
/** A gift of an event is to be bet once. */
export const giftOnly = { giftTimes: 1 };

/** The rules of an activity, with the very numbers that the operator pays by; undefined for one without numbers. */
export function rulesOfActivity(
  type: number,
  { depositTimes, bonusTimes }: Protection,
): ActivityRules | undefined {
  const rules = activityRules[type];
  return depositPromotions.has(type) ? { ...rules, depositTimes, giftTimes: bonusTimes } : rules;
}

const depositPromotions: ReadonlySet<number> = new Set(depositGifts.map(({ type }) => type));

const activityRules: Readonly<Record<number, ActivityRules>> = {
  15: {
    who: { en: 'All players, for three deposits', tag: 'Lahat ng player, sa tatlong deposit' },
    ...firstStepOf(15),
  },
  19: {
    who: { en: 'New players, first deposit only', tag: 'Bagong player, unang deposit lang' },
    ...firstStepOf(19),
  },
  23: {
    who: { en: 'New players, first five deposits', tag: 'Bagong player, unang limang deposit' },
  },
  [activityType.depositLadder]: { who: everybody, minimum: depositLadder[0].need, ...giftOnly },
  [activityType.firstTopUp]: { who: everybody, minimum: firstTopUp.need, ...giftOnly },
  [activityType.lossBack]: {
    who: everybody,
    minimum: lossBack.need,
    maximum: lossBack.maximum,
    ...giftOnly,
  },
  [activityType.egg]: {
    who: everybody,
    minimum: egg.depositPerEgg,
    maximum: egg.prizes.map(({ amount }) => amount).reduce((most, one) => (one > most ? one : most)),
    ...giftOnly,
  },
  [activityType.rebate]: { who: everybody, ...giftOnly },
  [activityType.relief]: {
    who: {
      en: 'Players who have deposited and have less than ₱5 left',
      tag: 'Nakapag-deposit na at mas mababa sa ₱5 ang natitira',
    },
    maximum: relief.amount,
    ...giftOnly,
  },
  [activityType.redPacket]: { who: everybody, maximum: moneyFromPeso('8.8'), ...giftOnly },
};

function firstStepOf(type: number) {
  const step = depositGifts.find((gift) => gift.type === type)?.steps[0];
  return step && { minimum: step.amount, ratePercent: step.ratePercent };
}

/** How each activity works, one sentence a step, in both languages. */
export const activitySteps: Readonly<
  Record<number, { readonly en: readonly string[]; readonly tag: readonly string[] }>
> = {
  15: {
    en: [
      'Choose this promotion on the deposit screen.',
      'Deposit the minimum or more in one go.',
      'You get the bonus with your deposit. Bet it as often as the terms say, then withdraw.',
    ],
    tag: [
      'Piliin ang promo na ito sa deposit screen.',
      'Mag-deposit ng minimum o higit pa sa isang bayad.',
      'Kasabay ng deposit ang bonus. Itaya muna ito ayon sa tuntunin bago mag-withdraw.',
    ],
  },
  19: {
    en: ['Choose this promotion with your first deposit.', 'We add the same amount on top.'],
    tag: ['Piliin ang promo na ito sa unang deposit mo.', 'Kapareho nitong halaga ang idadagdag.'],
  },
  23: {
    en: [
      'Get 120% on your first deposit, then 80%, 60%, 50% and 40%.',
      'Choose it with each deposit. A deposit without it still uses up its step.',
    ],
    tag: [
      'May dagdag na 120% ang unang deposit, saka 80%, 60%, 50% at 40%.',
      'Piliin ito sa bawat deposit: kahit hindi piliin, nababawas pa rin ito.',
    ],
  },
  [activityType.checkIn]: {
    en: ['Deposit ₱50 in a day and check in.', 'Each day of the week gives more than the last.'],
    tag: ['Mag-deposit ng ₱50 sa isang araw at mag-check in.', 'Tumataas ang regalo bawat araw.'],
  },
  [activityType.depositLadder]: {
    en: ['All your deposits in one Manila day count.', 'Claim each step before midnight in Manila.'],
    tag: [
      'Kasama lahat ng deposit mo sa isang araw, Manila time.',
      'I-claim ang bawat regalo bago maghatinggabi.',
    ],
  },
  [activityType.firstTopUp]: {
    en: ['Make the first deposit of the day at least ₱100.', 'Claim the gift before midnight in Manila.'],
    tag: ['Gawing ₱100 o higit pa ang unang deposit ng araw.', 'I-claim ang regalo bago maghatinggabi.'],
  },
  [activityType.lossBack]: {
    en: [
      'Deposit ₱500 or more from Monday to Sunday.',
      'If you bet more than you won in that week, you can claim 5% of the difference.',
      "One claim for each week. Losses after it don't count.",
      'You can claim from 8:00 in the morning after your last losing round, until the end of the week after.',
    ],
    tag: [
      'Mag-deposit ng ₱500 o higit pa mula Lunes hanggang Linggo.',
      'Kung mas malaki ang taya kaysa panalo mo sa linggong iyon, maki-claim ang 5% ng agwat.',
      'Isang claim lang bawat linggo. Hindi na kasama ang talo pagkatapos nito.',
      'Maki-claim ito mula 8:00 ng umaga, kinabukasan ng huli mong talong round, hanggang matapos ang kasunod na linggo.',
    ],
  },
  [activityType.redPacket]: {
    en: [
      'Packets open at 12:00, 18:00 and 21:00 in Manila, for 30 minutes.',
      "They're limited: first come, first served, one per player.",
      'Each packet holds ₱0.50 to ₱8.80, at random.',
    ],
    tag: [
      'Bumubukas ang ampao nang 12:00, 18:00 at 21:00, Manila time, sa loob ng 30 minuto.',
      'Limitado ang bilang. Pauna-unahan, tig-isa bawat player.',
      'Mula ₱0.50 hanggang ₱8.80 ang laman, random.',
    ],
  },
  [activityType.egg]: {
    en: [
      'Get an egg for every ₱100 you deposit today, up to three a day.',
      'You can see the odds of every prize.',
    ],
    tag: [
      'May itlog sa bawat ₱100 na deposit ngayong araw, hanggang tatlo.',
      'Nakasulat ang tsansa ng bawat premyo.',
    ],
  },
  [activityType.rebate]: {
    en: [
      'All your bets in one Manila day count.',
      'You get part of them back the next day. Your VIP level says how much.',
    ],
    tag: [
      'Kasama lahat ng taya mo sa isang araw, Manila time.',
      'May bahaging ibinabalik kinabukasan, ayon sa VIP level mo.',
    ],
  },
  [activityType.relief]: {
    en: [
      'For players who have deposited before and have less than ₱5 left.',
      '₱2, up to three times a day.',
      'It opens at 8:00 in the morning after your last losing round.',
    ],
    tag: [
      'Para sa nakapag-deposit na at may mas mababa sa ₱5 na natitira.',
      '₱2, hanggang tatlong beses sa isang araw.',
      'Magbubukas ito nang 8:00 ng umaga, kinabukasan ng huli mong talong round.',
    ],
  },
  [activityType.draw]: {
    en: ['You can see the odds of every spin.', 'Your win waits until you move it to your balance.'],
    tag: ['Nakasulat ang tsansa ng bawat ikot.', 'Naghihintay ang panalo hanggang ilipat mo sa balance.'],
  },
  [activityType.referral]: {
    en: ['Share your link.', 'You get a bonus when a friend makes a first deposit.'],
    tag: ['I-share ang link mo.', 'May bonus ka sa unang deposit ng friend mo.'],
  },
  [activityType.vip]: {
    en: ['Level up with deposits and turnover.', 'Each level has its own gifts.'],
    tag: ['Galing sa deposit at turnover ang level.', 'May sariling regalo ang bawat level.'],
  },
};
