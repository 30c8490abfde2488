import { altered, type Fault } from './Fault';

/** Figures that do not agree. */
export const sumFaults: readonly Fault[] = [
  {
    name: 'two-balances',
    title: 'The quick balance is a stale copy',
    foundBy: 'sums.balance',
    call: 'getUserScore',
    arm: altered('getUserScore', 'data.Score', (score) => Number(score) + 100),
  },
  {
    name: 'negative-balance',
    title: 'The balance is below zero',
    foundBy: 'sums.negative',
    call: 'getUserInfo',
    arm: altered('getUserInfo', 'data.Score', () => -1),
  },
  {
    name: 'gap-in-statement',
    title: 'A movement is left out of the statement',
    foundBy: 'sums.statement',
    call: 'statement',
    arm: altered('statement', 'data.rows.1', () => undefined),
  },
  {
    name: 'sum-of-one-page',
    title: 'The sums are those of one page of bets',
    foundBy: 'sums.bets',
    call: 'betLog4U',
    arm: altered('betLog4U', 'data.sum.n', (bets) => Number(bets) + 1),
  },
  {
    name: 'always-unread',
    title: 'The count of unread messages never falls',
    foundBy: 'sums.mail',
    call: 'getMsgCount',
    arm: altered('getMsgCount', 'data.messageCount', (count) => Number(count) + 1),
  },
  {
    name: 'member-missing',
    title: 'A member is on no level',
    foundBy: 'sums.team',
    call: 'userTeamInfo',
    arm: altered('userTeamInfo', 'data.num', (members) => Number(members) + 1),
  },
  {
    name: 'odds-of-99',
    title: 'The odds leave a blank out',
    foundBy: 'sums.odds',
    call: 'eventEggInfo',
    arm: altered('eventEggInfo', 'data.prizes.0', () => undefined),
  },
];
