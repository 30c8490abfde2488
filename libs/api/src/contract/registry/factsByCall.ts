import type { CallFacts } from './CallFacts';
import type { CallName } from './calls';
import { accounts } from './facts/accounts';
import { config } from './facts/config';
import { draw } from './facts/draw';
import { events } from './facts/events';
import { games } from './facts/games';
import { mail } from './facts/mail';
import { payment } from './facts/payment';
import { protection } from './facts/protection';
import { records } from './facts/records';
import { referral } from './facts/referral';
import { tracking } from './facts/tracking';

/**
 * What is true of each call beside its schemas. A call of the contract without its facts does not compile.
 *
 * @example
 * factsByCall.deposit.kind; // => 'E'
 */
export const factsByCall: Readonly<Record<CallName, CallFacts>> = {
  ...accounts,
  ...records,
  ...config,
  ...games,
  ...referral,
  ...events,
  ...mail,
  ...draw,
  ...payment,
  ...tracking,
  ...protection,
};
