import { eventEggInfoCall, getEventEggCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { describeEggs } from './eggs/describeEggs';
import { smashEgg } from './eggs/smashEgg';

/** Calls about the golden eggs. */
export const eggs = [playerCall(eventEggInfoCall, describeEggs), playerCall(getEventEggCall, smashEgg)];
