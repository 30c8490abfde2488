import { answerCode } from '@kislap/api/contract';
import { accountRefusals, identityRefusals } from './accountRefusals';
import { eventRefusals } from './eventRefusals';

/** Refusals by a player's own limits, those of the VIP level, and the pace of play. */
const limitRefusals = {
  tooSoon: {
    code: answerCode.notEligible,
    en: 'Please wait a moment before the next round.',
    tag: 'Sandali lang bago ang susunod na round.',
  },
  roundOpen: {
    code: answerCode.notEligible,
    en: 'A round is still being played. Please try again in a minute.',
    tag: 'May round pang nilalaro. Subukan ulit pagkalipas ng isang minuto.',
  },
  bonusMaxStake: {
    code: answerCode.notEligible,
    en: 'With a bonus the highest bet is ₱{x}.',
    tag: 'Kapag may bonus, ₱{x} ang pinakamataas na taya.',
  },
  checkDue: {
    code: answerCode.checkDue,
    en: 'Look at your play first.',
    tag: 'Tingnan muna ang laro mo.',
  },
  ownTimeUsedUp: {
    code: answerCode.ownLimitReached,
    en: "You've played the {minutes} minutes a day you set.",
    tag: 'Nagamit mo na ang {minutes} minuto ng laro kada araw na ni-set mo.',
  },
  withdrawalDayTimes: {
    code: answerCode.notEligible,
    en: "You've used all of today's withdrawals for your VIP level. Come back tomorrow.",
    tag: 'Nagamit mo na ang lahat ng withdrawal ngayong araw sa VIP level mo. Balik ka bukas.',
  },
  withdrawalDayLimit: {
    code: answerCode.notEligible,
    en: 'You can withdraw up to ₱{left} more today at your VIP level.',
    tag: 'Hanggang ₱{left} na lang ang puwede mong i-withdraw ngayong araw sa VIP level mo.',
  },
} as const;

/** Every way the operator says no: the code on the wire and the message in both languages. */
export const refusalReasons = {
  badParameter: {
    code: answerCode.badParameter,
    en: 'Check what you entered and try again.',
    tag: 'I-check ang inilagay mo at subukan ulit.',
  },
  badSign: {
    code: answerCode.badParameter,
    en: "We couldn't verify this request. Please try again.",
    tag: 'Hindi ma-verify ang request na ito. Subukan ulit.',
  },
  keyReused: {
    code: answerCode.badParameter,
    en: 'This request was already used for something else.',
    tag: 'Nagamit na ang request na ito sa iba.',
  },
  keyClosed: {
    code: answerCode.badParameter,
    en: "This payment was canceled before it arrived. Your money hasn't moved.",
    tag: 'Na-cancel ang bayad na ito bago dumating. Hindi nagalaw ang pera mo.',
  },
  wrongCredentials: {
    code: answerCode.wrongCredentials,
    en: 'Wrong phone number or password.',
    tag: 'Mali ang mobile number o password.',
  },
  phoneTaken: {
    code: answerCode.phoneTaken,
    en: 'This phone number is already in use.',
    tag: 'May gumagamit na ng number na ito.',
  },
  alreadyBound: {
    code: answerCode.phoneTaken,
    en: 'Your account already has a phone number.',
    tag: 'May mobile number na ang account mo.',
  },
  wrongCode: {
    code: answerCode.wrongCode,
    en: 'The code is wrong or has expired.',
    tag: 'Mali o expired na ang code.',
  },
  locked: {
    code: answerCode.locked,
    en: 'Too many tries. Please try again in {minutes} min.',
    tag: 'Masyado nang maraming subok. Subukan ulit pagkalipas ng {minutes} min.',
  },
  codeSentTooOften: {
    code: answerCode.codeSentTooOften,
    en: 'Please wait {wait} seconds before asking for another code.',
    tag: 'Maghintay ng {wait} segundo bago humingi ng bagong code.',
  },
  channelNotEligible: {
    code: answerCode.notEligible,
    en: "You can't use this payment channel.",
    tag: 'Hindi mo magagamit ang payment channel na ito.',
  },
  promotionNotEligible: {
    code: answerCode.notEligible,
    en: "You can't use this promotion.",
    tag: 'Hindi mo magagamit ang promo na ito.',
  },
  promotionInOpenDeposit: {
    code: answerCode.notEligible,
    en: 'You have a pending deposit with this promotion. Pay that one, or choose no promotion.',
    tag: 'May pending kang deposit na may ganitong promo. Bayaran iyon, o huwag pumili ng promo.',
  },
  depositBelowMinimum: {
    code: answerCode.badParameter,
    en: 'Recharge cannot be less than {min}',
    tag: 'Hindi puwedeng mas mababa sa ₱{min} ang deposit',
  },
  depositAboveMaximum: {
    code: answerCode.badParameter,
    en: 'Recharge cannot be more than {max}',
    tag: 'Hindi puwedeng mas mataas sa ₱{max} ang deposit',
  },
  tooManyOpenDeposits: {
    code: answerCode.notEligible,
    en: 'You have {most} pending deposits. Pay one of them, or wait until one expires.',
    tag: 'May {most} ka pang pending na deposit. Bayaran ang isa, o hintaying mag-expire ang isa.',
  },
  accountNameRequired: {
    code: answerCode.badParameter,
    en: 'Account name is required!',
    tag: 'Kailangan ang pangalan ng account!',
  },
  accountNotMobile: {
    code: answerCode.badParameter,
    en: 'For this wallet, enter a mobile number: 09 and nine more digits.',
    tag: 'Sa wallet na ito, maglagay ng mobile number: 09 at siyam pang numero.',
  },
  bankRequired: {
    code: answerCode.badParameter,
    en: 'Please choose a bank',
    tag: 'Pumili ng bangko',
  },
  phoneRequired: {
    code: answerCode.notEligible,
    en: 'Add your phone number first.',
    tag: 'I-link muna ang mobile number mo.',
  },
  withdrawalBelowMinimum: {
    code: answerCode.notEligible,
    en: 'The withdrawal amount must not be less than the minimum value {min}!',
    tag: 'Hindi dapat mas mababa sa minimum na {min} ang halaga ng withdrawal!',
  },
  withdrawalAboveOwn: {
    code: answerCode.notEligible,
    en: 'You can take out up to ₱{own} now. The rest is a bonus.',
    tag: 'Hanggang ₱{own} ang makukuha mo ngayon. Bonus ang natitira.',
  },
  withdrawalAboveMaximum: {
    code: answerCode.notEligible,
    en: 'The withdrawal amount cannot be greater than the maximum value {max}!',
    tag: 'Hindi puwedeng mas mataas sa maximum na {max} ang halaga ng withdrawal!',
  },
  withdrawalAboveBalance: {
    code: answerCode.balanceTooLow,
    en: 'The withdrawal amount cannot be greater than the current balance!',
    tag: 'Hindi puwedeng mas mataas sa balance mo ang halaga ng withdrawal!',
  },
  depositFirst: {
    code: answerCode.notEligible,
    en: 'You need to recharge first!',
    tag: 'Mag-deposit ka muna!',
  },
  turnoverRemaining: {
    code: answerCode.notEligible,
    en: 'You still need {amount} running water!',
    tag: 'Kulang ka pa ng ₱{amount} na turnover!',
  },
  balanceTooLow: {
    code: answerCode.balanceTooLow,
    en: 'Not enough balance.',
    tag: 'Kulang ang balance mo.',
  },
  ownLimitReached: {
    code: answerCode.ownLimitReached,
    en: 'This would pass your limit of ₱{limit} per {span}. It begins anew on {time}.',
    tag: 'Lalampas ito sa limit mo na ₱{limit} kada {spanTag}. Magsisimula ulit ito sa {time}.',
  },
  noBonus: {
    code: answerCode.notEligible,
    en: 'Not available now.',
    tag: 'Hindi available ngayon.',
  },
  limitRequired: {
    code: answerCode.ownLimitReached,
    en: 'Set a deposit limit first.',
    tag: 'Mag-set muna ng deposit limit.',
  },
  limitUnanswered: {
    code: answerCode.ownLimitReached,
    en: 'Answer the question about your deposit limit first.',
    tag: 'Sagutin muna ang tanong tungkol sa deposit limit mo.',
  },
  notFound: { code: answerCode.notFound, en: 'Not found.', tag: 'Hindi nahanap.' },
  /** Decided anew at the next attempt, like a launch that is unknown from the first. */
  launchEnded: { code: answerCode.notFound, en: 'Not found.', tag: 'Hindi nahanap.' },
  notEligible: {
    code: answerCode.notEligible,
    en: "You haven't met the conditions for this yet.",
    tag: 'Hindi mo pa naaabot ang mga kondisyon nito.',
  },
  alreadyReceived: {
    code: answerCode.alreadyReceived,
    en: 'You already claimed this.',
    tag: 'Na-claim mo na ito.',
  },
  signInRefused: {
    code: answerCode.wrongCredentials,
    en: "The other service didn't confirm who you are.",
    tag: 'Hindi kinumpirma ng kabilang serbisyo kung sino ka.',
  },
  ended: { code: answerCode.ended, en: 'This has ended.', tag: 'Tapos na ito.' },
  switchedOff: {
    code: answerCode.switchedOff,
    en: 'This is under maintenance right now.',
    tag: 'Under maintenance muna ito.',
  },
  underAge: {
    code: answerCode.underAge,
    en: 'You must be 21 or older.',
    tag: 'Dapat 21 taong gulang pataas ka.',
  },
  weakPassword: {
    code: answerCode.weakPassword,
    en: 'Use 8 to 64 characters with a letter and a number.',
    tag: 'Gumamit ng 8 hanggang 64 na character na may letra at numero.',
  },
  passwordsDiffer: {
    code: answerCode.passwordsDiffer,
    en: "Passwords don't match",
    tag: 'Hindi magkapareho ang password',
  },
  tooManyFavorites: {
    code: answerCode.badParameter,
    en: 'You can save up to 100 favorites.',
    tag: 'Hanggang 100 favorites lang ang puwede.',
  },
  ...accountRefusals,
  ...eventRefusals,
  ...limitRefusals,
  ...identityRefusals,
} as const satisfies Record<string, { code: number; en: string; tag: string }>;

/** One way the operator says no. */
export type RefusalReason = keyof typeof refusalReasons;
