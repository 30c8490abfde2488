import { answerCode } from '@kislap/api/contract';

/** Why limits that a player has set, or that his level has, say no. */
export const limitRefusals = {
  ownTimeUsedUp: {
    code: answerCode.ownLimitReached,
    en: 'You have played the {minutes} minutes a day that you set.',
    tag: 'Nagamit mo na ang {minutes} minuto ng laro kada araw na itinakda mo.',
  },
  withdrawalDayTimes: {
    code: answerCode.notEligible,
    en: 'You have made all withdrawals of today at your VIP level. Come back tomorrow.',
    tag: 'Nagawa mo na ang lahat ng withdrawal para sa araw na ito sa VIP level mo. Bumalik bukas.',
  },
  withdrawalDayLimit: {
    code: answerCode.notEligible,
    en: 'You can withdraw up to ₱{left} more today at your VIP level.',
    tag: 'Hanggang ₱{left} na lang ang puwede mong i-withdraw ngayong araw sa VIP level mo.',
  },
} as const;
