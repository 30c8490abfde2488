import type { Call } from '../http/Call';
import { accounts } from './accounts';
import { bets } from './bets';
import { config } from './config';
import { draw } from './draw';
import { depositRewards } from './depositRewards';
import { events } from './events';
import { eggs } from './eggs';
import { games } from './games';
import { prizes } from './prizes';
import { promotions } from './promotions';
import { rebate } from './rebate';
import { identity } from './identity';
import { mail } from './mail';
import { records } from './records';
import { referral } from './referral';
import { security } from './security';
import { statement } from './statement';
import { tracking } from './tracking';
import { turnover } from './turnover';
import { relief } from './relief';
import { responsible } from './responsible';
import { vip } from './vip';

/** Every call of the main API. */
export const mainCalls: readonly Call[] = [
  ...accounts,
  ...records,
  ...config,
  ...games,
  ...events,
  ...vip,
  ...eggs,
  ...relief,
  ...prizes,
  ...turnover,
  ...rebate,
  ...bets,
  ...statement,
  ...responsible,
  ...identity,
  ...referral,
  ...security,
  ...promotions,
  ...depositRewards,
  ...draw,
  ...mail,
  ...tracking,
];
