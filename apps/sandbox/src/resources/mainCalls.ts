import type { Call } from '../http/Call';
import { accounts } from './accounts';
import { config } from './config';
import { events } from './events';
import { games } from './games';
import { records } from './records';
import { vip } from './vip';

/** Every call of the main API. */
export const mainCalls: readonly Call[] = [...accounts, ...records, ...config, ...games, ...events, ...vip];
