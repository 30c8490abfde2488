import { betLog4UCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { listDayBets } from './bets/listDayBets';

/** Calls about the player's own bets. */
export const bets = [playerCall(betLog4UCall, listDayBets)];
