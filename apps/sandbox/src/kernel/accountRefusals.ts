import { answerCode } from '@kislap/api/contract';

/** The ways in which an account says no to its own player. */
export const accountRefusals = {
  accountSuspended: {
    code: answerCode.accountSuspended,
    en: 'You are on a break until {time}. You can still withdraw your money.',
    tag: 'Naka-break ka hanggang {time}. Puwede mo pa ring i-withdraw ang pera mo.',
  },
  accountExcluded: {
    code: answerCode.accountSuspended,
    en: 'You are excluded until {time}. You can still withdraw your money.',
    tag: 'Excluded ka hanggang {time}. Puwede mo pa ring i-withdraw ang pera mo.',
  },
  accountHeld: {
    code: answerCode.accountSuspended,
    en: "You can't play right now. Help: {line}.",
    tag: 'Hindi ka makakapaglaro ngayon. Tulong: {line}.',
  },
  accountInCare: {
    code: answerCode.accountSuspended,
    en: 'We paused play until {time} and want to talk with you.',
    tag: 'Itinigil muna namin ang laro hanggang {time} at gusto ka naming makausap.',
  },
  registrationHeld: {
    code: answerCode.accountSuspended,
    en: 'We cannot open an account now. Help: {line}.',
    tag: 'Hindi kami makapagbubukas ng account ngayon. Tulong: {line}.',
  },
  nationalListUnknown: {
    code: answerCode.nationalListUnknown,
    en: 'We cannot check the national list now. Try again later.',
    tag: 'Hindi namin ma-check ang pambansang listahan ngayon. Subukan ulit mamaya.',
  },
  exclusionEnded: {
    code: answerCode.accountSuspended,
    en: 'Your exclusion has ended. Tell us whether you want to come back.',
    tag: 'Tapos na ang exclusion mo. Sabihin mo sa amin kung gusto mong bumalik.',
  },
  returnTooEarly: {
    code: answerCode.notEligible,
    en: 'You can come back from {time} on, if you still want to.',
    tag: 'Makakabalik ka mula {time}, kung gusto mo pa rin.',
  },
  accountClosed: {
    code: answerCode.accountSuspended,
    en: 'This account is closed.',
    tag: 'Sarado na ang account na ito.',
  },
  accountIncomplete: {
    code: answerCode.accountIncomplete,
    en: 'Complete your account first.',
    tag: 'Kumpletuhin muna ang account mo.',
  },
  sessionLocked: {
    code: answerCode.sessionLocked,
    en: "You've been away for a while. Confirm it's you.",
    tag: 'Matagal kang nawala. I-confirm na ikaw ito.',
  },
  noProof: {
    code: answerCode.notEligible,
    en: 'This account has no password. Log in again.',
    tag: 'Walang password ang account na ito. Mag-log in ulit.',
  },
  commonPassword: {
    code: answerCode.weakPassword,
    en: 'This password is too common and easy to guess. Choose another one.',
    tag: 'Maraming gumagamit ng password na ito kaya madaling hulaan. Pumili ng iba.',
  },
  wrongPassword: {
    code: answerCode.wrongCredentials,
    en: 'Wrong password.',
    tag: 'Mali ang password.',
  },
  wrongOldPassword: {
    code: answerCode.wrongCredentials,
    en: 'Wrong current password.',
    tag: 'Mali ang kasalukuyang password.',
  },
  balanceLeft: {
    code: answerCode.notEligible,
    en: 'You still have {amount} in your balance. Withdraw it first.',
    tag: 'May {amount} pa sa balance mo. I-withdraw muna ito.',
  },
  withdrawalOnItsWay: {
    code: answerCode.notEligible,
    en: 'You have a pending withdrawal. Close your account once it arrives.',
    tag: 'May pending ka pang withdrawal. Isara ang account kapag dumating na ito.',
  },
  depositOnItsWay: {
    code: answerCode.notEligible,
    en: 'You have a pending deposit. Close your account once it arrives or expires.',
    tag: 'May pending ka pang deposit. Isara ang account kapag dumating na ito o nag-expire.',
  },
} as const satisfies Record<string, { code: number; en: string; tag: string }>;

/** The ways in which the identity check says no. */
export const identityRefusals = {
  identityMissing: {
    code: answerCode.identityCheckNeeded,
    en: 'Verify your identity before your first deposit.',
    tag: 'I-verify muna ang identity mo bago ang unang deposit.',
  },
  identityInReview: {
    code: answerCode.identityCheckNeeded,
    en: "We're still checking your documents. You can deposit once we're done.",
    tag: 'Chine-check pa namin ang documents mo. Makakapag-deposit ka kapag tapos na.',
  },
  identityMissingAbove: {
    code: answerCode.identityCheckNeeded,
    en: 'Verify your identity to deposit more than ₱{limit} in all.',
    tag: 'I-verify muna ang identity mo para makapag-deposit nang higit sa ₱{limit} sa kabuuan.',
  },
  identityInReviewAbove: {
    code: answerCode.identityCheckNeeded,
    en: "We're still checking your documents. Until we're done you can deposit up to ₱{limit} in all.",
    tag: 'Chine-check pa namin ang documents mo. Hangga’t hindi pa tapos, hanggang ₱{limit} sa kabuuan ang puwedeng i-deposit.',
  },
  identityRefused: {
    code: answerCode.identityCheckNeeded,
    en: "We couldn't verify you. Send your ID again to deposit.",
    tag: 'Hindi ka namin na-verify. I-send ulit ang ID mo para makapag-deposit.',
  },
  payoutIdentityMissing: {
    code: answerCode.identityCheckNeeded,
    en: 'Verify your identity before you withdraw.',
    tag: 'I-verify muna ang identity mo bago mag-withdraw.',
  },
  payoutIdentityInReview: {
    code: answerCode.identityCheckNeeded,
    en: "We're still checking your documents. You can withdraw once we're done.",
    tag: 'Chine-check pa namin ang documents mo. Makakapag-withdraw ka kapag tapos na.',
  },
  payoutIdentityRefused: {
    code: answerCode.identityCheckNeeded,
    en: "We couldn't verify you. Send your ID again to withdraw.",
    tag: 'Hindi ka namin na-verify. I-send ulit ang ID mo para makapag-withdraw.',
  },
  playIdentityMissing: {
    code: answerCode.identityCheckNeeded,
    en: 'Verify your identity before you play.',
    tag: 'I-verify muna ang identity mo bago maglaro.',
  },
  playIdentityInReview: {
    code: answerCode.identityCheckNeeded,
    en: "We're still checking your documents. You can play once we're done.",
    tag: 'Chine-check pa namin ang documents mo. Makakapaglaro ka kapag tapos na.',
  },
  playIdentityRefused: {
    code: answerCode.identityCheckNeeded,
    en: "We couldn't verify you. Send your ID again to play.",
    tag: 'Hindi ka namin na-verify. I-send ulit ang ID mo para makapaglaro.',
  },
  identityAlreadySent: {
    code: answerCode.alreadyReceived,
    en: 'We already have your documents.',
    tag: 'Nasa amin na ang documents mo.',
  },
  notAPicture: {
    code: answerCode.badParameter,
    en: "We can't open this photo. Take another one.",
    tag: 'Hindi mabuksan ang photo. Kumuha ng iba.',
  },
  birthdayOfSomebodyElse: {
    code: answerCode.badParameter,
    en: 'This is not the birthday of your account. Send your own documents.',
    tag: 'Hindi ito ang birthday ng account mo. I-send ang sarili mong documents.',
  },
  nameOfSomebodyElse: {
    code: answerCode.badParameter,
    en: 'Use your own name, as shown on the account you withdraw to.',
    tag: 'Gamitin ang sarili mong pangalan, gaya ng nasa account kung saan ka magwi-withdraw.',
  },
} as const;
