import { type Money, moneyFromPeso } from '@kislap/domain';
import { activityType } from './activityType';
import { depositGifts, depositLadder, firstTopUp, lossBack, turnoverTimes } from './depositGifts';

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

/** How each activity works, one sentence a step, in both languages. */
export const activitySteps: Readonly<
  Record<number, { readonly en: readonly string[]; readonly tag: readonly string[] }>
> = {
  15: {
    en: [
      'Choose this activity on the deposit screen.',
      'Deposit the minimum or more in one payment.',
      'The bonus lands with the deposit. Play it through, then withdraw.',
    ],
    tag: [
      'Piliin ang promo na ito sa deposit screen.',
      'Mag-deposit ng minimum o higit pa sa isang bayad.',
      'Kasabay ng deposit ang bonus. Laruin muna ito bago mag-withdraw.',
    ],
  },
  19: {
    en: ['Choose this activity with your first deposit.', 'The same amount lands on top of it.'],
    tag: ['Piliin ang promo na ito sa unang deposit mo.', 'Kapareho nitong halaga ang idadagdag.'],
  },
  23: {
    en: [
      'Your first deposit adds 120%, then 80%, 60%, 50% and 40%.',
      'Choose this activity with each deposit: a deposit without it uses its step up all the same.',
    ],
    tag: [
      'May dagdag na 120% ang unang deposit, saka 80%, 60%, 50% at 40%.',
      'Piliin ito sa bawat deposit: kahit hindi piliin, nagagamit pa rin ang hakbang.',
    ],
  },
  [activityType.checkIn]: {
    en: ['Deposit ₱50 in a day and check in.', 'Each day of the week gives more than the one before.'],
    tag: ['Mag-deposit ng ₱50 sa isang araw at mag-check in.', 'Tumataas ang regalo bawat araw.'],
  },
  [activityType.depositLadder]: {
    en: ['Everything you deposit in one Manila day counts.', 'Claim each step before midnight in Manila.'],
    tag: [
      'Kasama lahat ng deposit mo sa isang araw sa Maynila.',
      'I-claim ang bawat hakbang bago maghatinggabi.',
    ],
  },
  [activityType.firstTopUp]: {
    en: ['Make the first deposit of the day at least ₱100.', 'Claim the gift before midnight in Manila.'],
    tag: ['Gawing ₱100 o higit pa ang unang deposit ng araw.', 'I-claim ang regalo bago maghatinggabi.'],
  },
  [activityType.lossBack]: {
    en: [
      'Deposit ₱500 or more from Monday to Sunday.',
      'If your bets of this week cost more than they won, 5% of the difference can be claimed.',
      'One claim a week. What you lose after it does not count.',
    ],
    tag: [
      'Mag-deposit ng ₱500 o higit pa mula Lunes hanggang Linggo.',
      'Kung mas malaki ang taya kaysa panalo mo ngayong linggo, maki-claim ang 5% ng diperensiya.',
      'Isang claim lang bawat linggo. Hindi na kasama ang talo pagkatapos nito.',
    ],
  },
  [activityType.redPacket]: {
    en: [
      'Packets open at 12:00, 18:00 and 21:00 in Manila, for 30 minutes.',
      'The number is limited: first come, first served, one for each player.',
      'Every packet pays between ₱0.50 and ₱8.80, by chance.',
    ],
    tag: [
      'Bumubukas ang ampao nang 12:00, 18:00 at 21:00 sa Maynila, sa loob ng 30 minuto.',
      'Limitado ang bilang: unahan, tig-isa bawat player.',
      'Mula ₱0.50 hanggang ₱8.80 ang laman, depende sa suwerte.',
    ],
  },
  [activityType.egg]: {
    en: ['Every ₱100 you deposit today brings an egg, up to three a day.', 'Every prize has printed odds.'],
    tag: [
      'May itlog sa bawat ₱100 na deposit ngayong araw, hanggang tatlo.',
      'Nakasulat ang tsansa ng bawat premyo.',
    ],
  },
  [activityType.rebate]: {
    en: [
      'All your bets of one Manila day count.',
      'A part of them comes back the day after; your VIP level says how much.',
    ],
    tag: [
      'Kasama lahat ng taya mo sa isang araw sa Maynila.',
      'May bahaging ibinabalik kinabukasan, ayon sa VIP level mo.',
    ],
  },
  [activityType.relief]: {
    en: ['For players who have deposited before and have less than ₱5 left.', '₱2, up to three times a day.'],
    tag: [
      'Para sa nakapag-deposit na at may mas mababa sa ₱5 na natitira.',
      '₱2, hanggang tatlong beses sa isang araw.',
    ],
  },
  [activityType.draw]: {
    en: ['Every spin has printed odds.', 'What you win waits until you move it to your balance.'],
    tag: ['Nakasulat ang tsansa ng bawat ikot.', 'Naghihintay ang panalo hanggang ilipat mo sa balanse.'],
  },
  [activityType.referral]: {
    en: ['Share your link.', 'You earn when a friend makes a first deposit.'],
    tag: ['Ibahagi ang link mo.', 'Kikita ka kapag nag-unang deposit ang kaibigan.'],
  },
  [activityType.vip]: {
    en: ['Levels come from deposits and turnover.', 'Every level has gifts of its own.'],
    tag: ['Galing sa deposit at turnover ang level.', 'May sariling regalo ang bawat level.'],
  },
};
