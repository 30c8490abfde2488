import { answerCode } from '@kislap/api/contract';

/** The ways in which an account says no to its own player. */
export const accountRefusals = {
  accountClosed: {
    code: answerCode.accountSuspended,
    en: 'This account is closed.',
    tag: 'Sarado na ang account na ito.',
  },
  sessionLocked: {
    code: answerCode.sessionLocked,
    en: 'The app was left alone. Show that it is you.',
    tag: 'Naiwang bukas ang app. Patunayan na ikaw ito.',
  },
  noProof: {
    code: answerCode.notEligible,
    en: 'This account has no password. Log in again.',
    tag: 'Walang password ang account na ito. Mag-log in ulit.',
  },
  commonPassword: {
    code: answerCode.weakPassword,
    en: 'Many people use this password, so it is easy to guess. Choose another one.',
    tag: 'Maraming gumagamit ng password na ito kaya madaling hulaan. Pumili ng iba.',
  },
  wrongOldPassword: {
    code: answerCode.wrongCredentials,
    en: 'Your old password is not correct.',
    tag: 'Mali ang lumang password mo.',
  },
  balanceLeft: {
    code: answerCode.notEligible,
    en: 'There is still {amount} in your balance. Withdraw it first.',
    tag: 'May {amount} pa sa balanse mo. I-withdraw muna ito.',
  },
  withdrawalOnItsWay: {
    code: answerCode.notEligible,
    en: 'A withdrawal is still on its way. Close your account when it has arrived.',
    tag: 'May withdrawal pang pinoproseso. Isara ang account kapag dumating na ito.',
  },
  depositOnItsWay: {
    code: answerCode.notEligible,
    en: 'A deposit is still open. Close your account when it has arrived or expired.',
    tag: 'May deposit pang bukas. Isara ang account kapag dumating na ito o nag-expire.',
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
    en: 'Your identity check is still open. Deposits are possible after it.',
    tag: 'Hindi pa tapos ang identity check mo. Makakapag-deposit ka pagkatapos nito.',
  },
  identityRefused: {
    code: answerCode.identityCheckNeeded,
    en: 'We could not verify your identity. Send your documents again to deposit.',
    tag: 'Hindi namin na-verify ang identity mo. Ipadala ulit ang mga dokumento mo para makapag-deposit.',
  },
  payoutIdentityMissing: {
    code: answerCode.identityCheckNeeded,
    en: 'Verify your identity before you withdraw.',
    tag: 'I-verify muna ang identity mo bago mag-withdraw.',
  },
  payoutIdentityInReview: {
    code: answerCode.identityCheckNeeded,
    en: 'Your identity check is still open. You can withdraw after it.',
    tag: 'Hindi pa tapos ang identity check mo. Makakapag-withdraw ka pagkatapos nito.',
  },
  payoutIdentityRefused: {
    code: answerCode.identityCheckNeeded,
    en: 'We could not verify your identity. Send your documents again to withdraw.',
    tag: 'Hindi namin na-verify ang identity mo. Ipadala ulit ang mga dokumento mo para makapag-withdraw.',
  },
  playIdentityMissing: {
    code: answerCode.identityCheckNeeded,
    en: 'Verify your identity before you play.',
    tag: 'I-verify muna ang identity mo bago maglaro.',
  },
  playIdentityInReview: {
    code: answerCode.identityCheckNeeded,
    en: 'Your identity check is still open. You can play after it.',
    tag: 'Hindi pa tapos ang identity check mo. Makakapaglaro ka pagkatapos nito.',
  },
  playIdentityRefused: {
    code: answerCode.identityCheckNeeded,
    en: 'We could not verify your identity. Send your documents again to play.',
    tag: 'Hindi namin na-verify ang identity mo. Ipadala ulit ang mga dokumento mo para makapaglaro.',
  },
  identityAlreadySent: {
    code: answerCode.alreadyReceived,
    en: 'We already have your documents.',
    tag: 'Nasa amin na ang mga dokumento mo.',
  },
  notAPicture: {
    code: answerCode.badParameter,
    en: 'This picture cannot be opened. Take another one.',
    tag: 'Hindi mabuksan ang litratong ito. Kumuha ng bago.',
  },
  nameOfSomebodyElse: {
    code: answerCode.badParameter,
    en: 'Use your own name, as on the account you withdraw to.',
    tag: 'Gamitin ang sarili mong pangalan, gaya ng nasa account na pinagwi-withdraw-an mo.',
  },
} as const;
