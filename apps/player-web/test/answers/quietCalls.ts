import type { CallName } from '@kislap/api/testing';

/** A call whose failure a screen keeps to itself. */
interface QuietCall {
  readonly call: CallName;
  /** Why the player misses nothing they could act on. */
  readonly reason: string;
  /** The only screens that may, by path or by overlay; any when left out. */
  readonly on?: readonly string[];
}

/** Calls whose failure is not told, and why. */
export const quietCalls: readonly QuietCall[] = [
  { call: 'getBanner', reason: 'A dead banner never hides what it stands above.' },
  { call: 'getAds', reason: 'An offer that cannot be had is not made.' },
  { call: 'noticeList', reason: 'The line of notices is not there without any.' },
  { call: 'platformList', reason: 'Studios only narrow the games; without their names all games are there.' },
  { call: 'getPayGift', reason: 'Promotions that cannot be loaded are not offered.' },
  { call: 'activityStateList', reason: 'What is not known to be on is not offered.' },
  { call: 'getPddConfigInfo', reason: 'A draw that cannot be read is not open.', on: ['/', '/user'] },
  {
    call: 'getUserPddInfo',
    reason: 'An operator that refuses has no round for this player; the draw itself tells.',
    on: ['/rewards'],
  },
  { call: 'getMsgCount', reason: 'A count that is not known is not shown; the mailbox itself tells.' },
  { call: 'redPackerInfo', reason: 'A packet that is not known cannot be opened.' },
  {
    call: 'depGet27',
    reason: 'A gift that is not known is left out beside those that are.',
    on: ['/promotion'],
  },
  {
    call: 'depGet28',
    reason: 'A gift that is not known is left out beside those that are.',
    on: ['/promotion'],
  },
  { call: 'getSignInfo', reason: 'The shortcut only loses its mark.', on: ['/'] },
  {
    call: 'getSignInfo',
    reason: 'Then the rules say that each prize tells what is to be bet when it is claimed.',
    on: ['check-in-rules'],
  },
  {
    call: 'userCashCheck',
    reason: 'Each gift says what it adds; what is missing in all is asked again by the withdrawal.',
    on: ['/rewards'],
  },
  { call: 'signUserInfo', reason: 'The shortcut only loses its mark.', on: ['/'] },
  {
    call: 'getUserInfo',
    reason: 'The greeting alone is missing; the button beside it asks again.',
    on: ['/'],
  },
  { call: 'betLog4U', reason: 'Kinds can be chosen without their counts.', on: ['/bet-history/types'] },
  { call: 'kycInfo', reason: 'The row leads to the check, which tells.', on: ['/user/setting'] },
  { call: 'rgInfo', reason: 'The row leads to the limits, which tell.', on: ['/user'] },
  { call: 'turnover', reason: 'The row leads to the turnover, which tells.', on: ['/user'] },
  {
    call: 'kycInfo',
    reason: 'What is not known holds nothing back: the operator decides, and says why.',
    on: ['deposit', 'withdrawal'],
  },
  {
    call: 'rgSpend',
    reason: 'The line is left out; the page of limits, one tap away, tells.',
    on: ['deposit', 'limit-prompt'],
  },
  {
    call: 'rgInfo',
    reason: 'An own limit that is not known holds nothing back: the operator keeps it, and says so.',
    on: ['deposit'],
  },
  {
    call: 'urlConfig',
    reason: 'What an operator may not offer, removing an account or a package, is not offered.',
    on: ['/user/setting'],
  },
  {
    call: 'urlConfig',
    reason: 'A page of help that is not known is left out; the help lines stand.',
    on: ['/responsible-gaming'],
  },
  { call: 'gameList', reason: 'Every bet can still be shown.', on: ['/bet-history/types'] },
];

/** Calls that go without the session, so that they cannot end it, and those of the payment service. */
export const sessionlessCalls: readonly CallName[] = [
  'gameList',
  'getHot',
  'gameLog',
  'noticeList',
  'paylist4vip',
];
