import { statementCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { readStatement } from './statement/readStatement';

/** The call about everything that moved the player's balance. */
export const statement = [playerCall(statementCall, readStatement)];
