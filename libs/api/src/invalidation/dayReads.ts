import type { CallName } from '../contract/registry/calls';
import type { ReadKey } from '../mapping/ReadKey';

const calls: readonly CallName[] = [
  'getUserInfo',
  'userCashCheck',
  'getSignInfo',
  'signUserInfo',
  'eventEggInfo',
  'userLvDay',
  'userLvList',
  'userAlms',
  'userDayFlow',
  'getUserPddInfo',
  'redPackerInfo',
  'activityList',
  'activityStateList',
  'getPayGift',
  'depInfo',
  'depGet27',
  'depGet28',
  'betLog4U',
  'bonusUserInfo',
  'userTeamInfo',
  'shareDep',
  'rgInfo',
  'rgSpend',
];

const names: ReadonlySet<string> = new Set(calls);

/**
 * Whether a read is of what the operator counts by Manila days, weeks or months: what was held of it is another day's
 * once midnight has passed.
 *
 * @example
 * isOfDay(spendingKey(7)); // => true
 * isOfDay(balanceKey(7)); // => false
 */
export function isOfDay([name]: ReadKey): boolean {
  const [call = ''] = name.split(':');
  return names.has(call);
}
