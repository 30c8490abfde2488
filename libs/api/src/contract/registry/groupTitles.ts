import type { CallGroup } from './CallFacts';

/**
 * The sections of the contract, in its order, by the name of their group.
 *
 * @example
 * groupTitles.draw; // => 'Luck draw'
 */
export const groupTitles: Readonly<Record<CallGroup, string>> = {
  accounts: 'Accounts',
  records: 'Records, and what deposits earn',
  config: 'Set-up and promotions',
  games: 'Games',
  referral: 'Friends, team, own bets and rebate',
  events: 'VIP, check-in, eggs, relief and turnover',
  mail: 'Mail',
  draw: 'Luck draw',
  payment: 'Payment service',
  tracking: 'Tracking',
  protection: 'Player protection and the account itself',
};
