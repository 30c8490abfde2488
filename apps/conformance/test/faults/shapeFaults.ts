import { altered, type Fault } from './Fault';
import { textIn } from './json';

/** Data of another shape. */
export const shapeFaults: readonly Fault[] = [
  {
    name: 'money-as-float',
    title: 'The balance is sent in pesos with decimals',
    foundBy: 'shape.cut',
    call: 'getUserScore',
    arm: altered('getUserScore', 'data.Score', () => 12_345.67),
  },
  {
    name: 'field-missing',
    title: 'A required field is missing',
    foundBy: 'shape.readable',
    call: 'userCashCheck',
    arm: altered('userCashCheck', 'data.needFlow', () => undefined),
  },
  {
    name: 'object-for-list',
    title: 'A list is wrapped in an object',
    foundBy: 'shape.readable',
    call: 'getDepositLog',
    arm: altered('getDepositLog', 'data', (rows) => ({ rows: rows ?? [] })),
  },
  {
    name: 'unreadable-row',
    title: 'One game has no code',
    foundBy: 'shape.whole',
    call: 'gameList',
    arm: altered('gameList', 'data.3.gc', () => undefined),
  },
  {
    name: 'name-missing',
    title: 'A field that the app can do without is missing',
    foundBy: 'shape.missing',
    call: 'getUserInfo',
    arm: altered('getUserInfo', 'data.NickName', () => undefined),
  },
  {
    name: 'number-as-text',
    title: 'Numbers are sent as text',
    foundBy: 'shape.loose',
    call: 'getUserInfo',
    arm: altered('getUserInfo', 'data.DepCount', (count) => textIn(count)),
  },
  {
    name: 'flag-as-true',
    title: 'Flags are sent as true and false',
    foundBy: 'shape.loose',
    call: 'gameList',
    arm: altered('gameList', 'data.*.hot', (flag) => flag === 1),
  },
  {
    name: 'bad-draw-text',
    title: 'The luck draw is text that is no JSON',
    foundBy: 'shape.text',
    call: 'getPddConfigInfo',
    arm: altered('getPddConfigInfo', 'data', (text) => textIn(text).slice(1)),
  },
  {
    name: 'bad-gift-text',
    title: 'The steps of a promotion are no JSON',
    foundBy: 'shape.text',
    call: 'getPayGift',
    arm: altered('getPayGift', 'data.0.activity_content', () => '{amount:100}'),
  },
];
