import { lotteryLogCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { listPrizes } from './prizes/listPrizes';

/** Calls about what events gave. */
export const prizes = [playerCall(lotteryLogCall, listPrizes)];
