import { answerCode } from '@kislap/api/contract';
import { accountRefusals, identityRefusals } from './accountRefusals';
import { eventRefusals } from './eventRefusals';

/** Refusals by a player's own limits or those of the VIP level. */
const limitRefusals = {
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

/** Every way the operator says no: the code on the wire and the message in both languages. */
export const refusalReasons = {
  badParameter: {
    code: answerCode.badParameter,
    en: 'Please check what you entered.',
    tag: 'Pakisuri ang inilagay mo.',
  },
  badSign: {
    code: answerCode.badParameter,
    en: 'This request could not be verified. Please try again.',
    tag: 'Hindi ma-verify ang request na ito. Subukan muli.',
  },
  keyReused: {
    code: answerCode.badParameter,
    en: 'This request was already used for something else.',
    tag: 'Nagamit na ang request na ito sa iba.',
  },
  keyClosed: {
    code: answerCode.badParameter,
    en: 'This payment was given up before it arrived. Nothing was made.',
    tag: 'Isinara na ang bayad na ito bago dumating. Walang nagawang transaksyon.',
  },
  wrongCredentials: {
    code: answerCode.wrongCredentials,
    en: 'Wrong phone number or password.',
    tag: 'Mali ang numero ng telepono o password.',
  },
  phoneTaken: {
    code: answerCode.phoneTaken,
    en: 'This phone number is already in use.',
    tag: 'May gumagamit na ng numerong ito.',
  },
  alreadyBound: {
    code: answerCode.phoneTaken,
    en: 'Your account already has a phone number.',
    tag: 'May numero na ang account mo.',
  },
  wrongCode: {
    code: answerCode.wrongCode,
    en: 'The code is wrong or has expired.',
    tag: 'Mali o expired na ang code.',
  },
  locked: {
    code: answerCode.locked,
    en: 'Too many tries. Please try again in {minutes} minutes.',
    tag: 'Sobrang daming subok. Subukan muli pagkatapos ng {minutes} minuto.',
  },
  codeSentTooOften: {
    code: answerCode.codeSentTooOften,
    en: 'Please wait {wait} seconds before asking for another code.',
    tag: 'Maghintay ng {wait} segundo bago humingi ng bagong code.',
  },
  accountSuspended: {
    code: answerCode.accountSuspended,
    en: 'This account is taking a break.',
    tag: 'Nagpapahinga ang account na ito.',
  },
  channelNotEligible: {
    code: answerCode.notEligible,
    en: 'This payment channel is not available to you.',
    tag: 'Hindi mo magagamit ang payment channel na ito.',
  },
  promotionNotEligible: {
    code: answerCode.notEligible,
    en: 'This promotion is not available to you.',
    tag: 'Hindi mo magagamit ang promotion na ito.',
  },
  promotionInOpenDeposit: {
    code: answerCode.notEligible,
    en: 'An open deposit of yours has this promotion. Pay that one, or choose no promotion.',
    tag: 'May bukas kang deposito na may ganitong promotion. Bayaran iyon, o huwag pumili ng promotion.',
  },
  depositBelowMinimum: {
    code: answerCode.badParameter,
    en: 'Recharge cannot be less than {min}',
    tag: 'Hindi puwedeng mas mababa sa {min} ang recharge',
  },
  depositAboveMaximum: {
    code: answerCode.badParameter,
    en: 'Recharge cannot be more than {max}',
    tag: 'Hindi puwedeng mas mataas sa {max} ang recharge',
  },
  tooManyOpenDeposits: {
    code: answerCode.notEligible,
    en: 'You have {most} open deposits. Pay one of them, or wait until one expires.',
    tag: 'May {most} ka pang bukas na deposito. Bayaran ang isa, o hintaying mag-expire ang isa.',
  },
  accountNameRequired: {
    code: answerCode.badParameter,
    en: 'Account name is required!',
    tag: 'Kailangan ang pangalan ng account!',
  },
  accountNotMobile: {
    code: answerCode.badParameter,
    en: 'The account of this wallet is a mobile number: 09 and nine more digits.',
    tag: 'Mobile number ang account ng wallet na ito: 09 at siyam pang digit.',
  },
  bankRequired: {
    code: answerCode.badParameter,
    en: 'Please choose a bank',
    tag: 'Pumili ng bangko',
  },
  phoneRequired: {
    code: answerCode.notEligible,
    en: 'Please bind a phone number first.',
    tag: 'Mag-bind muna ng numero ng telepono.',
  },
  withdrawalBelowMinimum: {
    code: answerCode.notEligible,
    en: 'The withdrawal amount must not be less than the minimum value {min}!',
    tag: 'Hindi dapat mas mababa sa minimum na {min} ang halaga ng withdrawal!',
  },
  withdrawalAboveMaximum: {
    code: answerCode.notEligible,
    en: 'The withdrawal amount cannot be greater than the maximum value {max}!',
    tag: 'Hindi puwedeng mas mataas sa maximum na {max} ang halaga ng withdrawal!',
  },
  withdrawalAboveBalance: {
    code: answerCode.balanceTooLow,
    en: 'The withdrawal amount cannot be greater than the current balance!',
    tag: 'Hindi puwedeng mas mataas sa kasalukuyang balanse ang halaga ng withdrawal!',
  },
  depositFirst: {
    code: answerCode.notEligible,
    en: 'You need to recharge first!',
    tag: 'Kailangan mo munang mag-recharge!',
  },
  turnoverRemaining: {
    code: answerCode.notEligible,
    en: 'You still need {amount} running water!',
    tag: 'Kailangan mo pa ng {amount} na running water!',
  },
  balanceTooLow: {
    code: answerCode.balanceTooLow,
    en: 'Your balance is too low.',
    tag: 'Kulang ang balanse mo.',
  },
  ownLimitReached: {
    code: answerCode.ownLimitReached,
    en: 'You reached the limit of ₱{limit} that you set.',
    tag: 'Naabot mo na ang limit na ₱{limit} na itinakda mo.',
  },
  notFound: { code: answerCode.notFound, en: 'Not found.', tag: 'Hindi nahanap.' },
  notEligible: {
    code: answerCode.notEligible,
    en: 'The conditions for this are not met yet.',
    tag: 'Hindi mo pa naaabot ang mga kondisyon nito.',
  },
  alreadyReceived: {
    code: answerCode.alreadyReceived,
    en: 'You have already received this.',
    tag: 'Natanggap mo na ito.',
  },
  signInRefused: {
    code: answerCode.wrongCredentials,
    en: 'The other service did not confirm who you are.',
    tag: 'Hindi kinumpirma ng kabilang serbisyo kung sino ka.',
  },
  ended: { code: answerCode.ended, en: 'This has ended.', tag: 'Tapos na ito.' },
  switchedOff: {
    code: answerCode.switchedOff,
    en: 'This is under maintenance right now.',
    tag: 'Kasalukuyang inaayos ito.',
  },
  underAge: {
    code: answerCode.underAge,
    en: 'You must be at least 21 years old.',
    tag: 'Dapat ay hindi bababa sa 21 ang edad mo.',
  },
  weakPassword: {
    code: answerCode.weakPassword,
    en: 'Use 8 to 64 characters with at least one letter and one digit.',
    tag: 'Gumamit ng 8 hanggang 64 na character na may kahit isang letra at isang numero.',
  },
  passwordsDiffer: {
    code: answerCode.passwordsDiffer,
    en: 'Passwords do not match',
    tag: 'Hindi magkapareho ang password',
  },
  tooManyFavorites: {
    code: answerCode.badParameter,
    en: 'You can keep at most 100 favorites.',
    tag: 'Hanggang 100 paborito lang ang puwede.',
  },
  ...accountRefusals,
  ...eventRefusals,
  ...limitRefusals,
  ...identityRefusals,
} as const satisfies Record<string, { code: number; en: string; tag: string }>;

/** One way the operator says no. */
export type RefusalReason = keyof typeof refusalReasons;
