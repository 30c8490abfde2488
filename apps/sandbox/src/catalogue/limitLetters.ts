/** What is said of a player's own limits, in both languages. */
export const limitLetters = {
  limitReady: {
    urgency: 2,
    en: {
      title: 'You can confirm your new limit',
      text: 'You asked to change your {limit} from {now} to {wanted}. You can confirm it now, within 7 days.\n\nIf you do nothing, it stays as it is: {now}.',
    },
    tag: {
      title: 'Puwede mo nang i-confirm ang bago mong limit',
      text: 'Nag-request ka na palitan ang {limitTag} mo: mula {nowTag}, magiging {wantedTag}. Puwede mo na itong i-confirm sa loob ng 7 araw.\n\nKung wala kang gagawin, hindi ito magbabago: {nowTag}.',
    },
  },
  // Letters that were sent before they named the limit.
  raiseReady: {
    urgency: 2,
    en: {
      title: 'You can confirm your new limit',
      text: 'You asked for a higher limit, or for none. You can confirm it now, within 7 days.\n\nIf you do nothing, your limit stays as it is.',
    },
    tag: {
      title: 'Puwede mo nang i-confirm ang bago mong limit',
      text: 'Nag-request ka ng mas mataas na limit, o ng walang limit. Puwede mo na itong i-confirm sa loob ng 7 araw.\n\nKung wala kang gagawin, hindi magbabago ang limit mo.',
    },
  },
} as const;
