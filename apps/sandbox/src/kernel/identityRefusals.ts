import { answerCode } from '@kislap/api/contract';

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
