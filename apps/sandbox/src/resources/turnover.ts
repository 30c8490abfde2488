import { turnoverCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { listTurnover } from './turnover/listTurnover';

/** Calls about what has to be bet before a withdrawal. */
export const turnover = [playerCall(turnoverCall, listTurnover)];
