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
    en: 'You have no egg to smash right now.',
    tag: 'Wala ka pang itlog na mababasag ngayon.',
  },
  attachmentUnclaimed: {
    code: answerCode.attachmentUnclaimed,
    en: 'Receive what is attached first.',
    tag: 'Tanggapin muna ang nakalakip.',
  },
  noSpinsLeft: {
    code: answerCode.notEligible,
    en: 'You have no spins left.',
    tag: 'Wala ka nang natitirang ikot.',
  },
  noRound: { code: answerCode.notEligible, en: 'Start a round first.', tag: 'Magsimula muna ng round.' },
  goalReached: {
    code: answerCode.notEligible,
    en: 'The goal is reached. Withdraw it to your balance first.',
    tag: 'Naabot na ang goal. Ilipat muna ito sa balanse.',
  },
  goalNotReached: {
    code: answerCode.notEligible,
    en: 'The goal of this round is not reached yet.',
    tag: 'Hindi pa naaabot ang goal ng round na ito.',
  },
  unknownCard: {
    code: answerCode.notFound,
    en: 'There is no such gift card.',
    tag: 'Walang ganitong gift card.',
  },
  cardsLocked: {
    code: answerCode.locked,
    en: 'Too many wrong codes today. Please try again tomorrow.',
    tag: 'Sobrang daming maling code ngayon. Subukan muli bukas.',
  },
  vipTooLow: {
    code: answerCode.notEligible,
    en: 'This is for players from VIP {level} up.',
    tag: 'Para ito sa mga player na VIP {level} pataas.',
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
