import { answerCode } from '@kislap/api/contract';

/** The ways in which events, gifts and messages say no. */
export const eventRefusals = {
  vipLevelNotReached: {
    code: answerCode.notEligible,
    en: 'Reach VIP {level} first.',
    tag: 'Umabot muna sa VIP {level}.',
  },
  noEgg: {
    code: answerCode.notEligible,
    en: 'You have no eggs left right now.',
    tag: 'Wala ka munang itlog ngayon.',
  },
  attachmentUnclaimed: {
    code: answerCode.attachmentUnclaimed,
    en: 'Claim the gift in this message first.',
    tag: 'I-claim muna ang regalo sa message na ito.',
  },
  noSpinsLeft: {
    code: answerCode.notEligible,
    en: 'You have no spins left.',
    tag: 'Wala ka nang natitirang ikot.',
  },
  noRound: { code: answerCode.notEligible, en: 'Start a round first.', tag: 'Magsimula muna ng round.' },
  goalReached: {
    code: answerCode.notEligible,
    en: 'You reached the goal. Move it to your balance first.',
    tag: 'Naabot na ang goal. Ilipat muna ito sa balance.',
  },
  goalNotReached: {
    code: answerCode.notEligible,
    en: "You haven't reached this round's goal yet.",
    tag: 'Hindi pa naaabot ang goal ng round na ito.',
  },
  unknownCard: {
    code: answerCode.notFound,
    en: "We can't find that gift card. Check the code.",
    tag: 'Hindi namin mahanap ang gift card. I-check ang code.',
  },
  cardsLocked: {
    code: answerCode.locked,
    en: 'Too many wrong codes today. Please try again tomorrow.',
    tag: 'Ang dami nang maling code ngayon. Subukan ulit bukas.',
  },
  vipTooLow: {
    code: answerCode.notEligible,
    en: 'This is for VIP {level} and up.',
    tag: 'Para ito sa mga player na VIP {level} pataas.',
  },
  quiet: {
    code: answerCode.notEligible,
    en: 'Not available now.',
    tag: 'Hindi pa ito available ngayon.',
  },
  quietAfterLoss: {
    code: answerCode.notEligible,
    en: 'You can get this from {time}, Manila time.',
    tag: 'Makukuha mo ito mula {time}, Manila time.',
  },
  depositMoreToday: {
    code: answerCode.notEligible,
    en: 'Deposit ₱{amount} more today.',
    tag: 'Mag-deposit pa ng ₱{amount} ngayong araw.',
  },
  depositMore: {
    code: answerCode.notEligible,
    en: 'Deposit ₱{amount} more to get this.',
    tag: 'Mag-deposit pa ng ₱{amount} para makuha ito.',
  },
} as const satisfies Record<string, { code: number; en: string; tag: string }>;
