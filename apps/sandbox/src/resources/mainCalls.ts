import type { Call } from '../http/Call';
import { accounts } from './accounts';
import { bets } from './bets';
import { config } from './config';
import { depositRewards } from './depositRewards';
import { events } from './events';
import { games } from './games';
import { promotions } from './promotions';
import { records } from './records';
import { referral } from './referral';
import { vip } from './vip';

/** Every call of the main API. */
export const mainCalls: readonly Call[] = [
  ...accounts,
  ...records,
  ...config,
  ...games,
  ...events,
  ...vip,
  ...bets,
  ...referral,
  ...promotions,
  ...depositRewards,
];
