import { getUserAlmsCall, userAlmsCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { describeRelief } from './relief/describeRelief';
import { takeRelief } from './relief/takeRelief';

/** Calls about relief for an empty balance. */
export const relief = [playerCall(userAlmsCall, describeRelief), playerCall(getUserAlmsCall, takeRelief)];
