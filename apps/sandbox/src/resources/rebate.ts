import { getDayFlowCall, receiveDayFlowCall, userDayFlowCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { describeRebate } from './rebate/describeRebate';
import { listRebates } from './rebate/listRebates';
import { receiveRebate } from './rebate/receiveRebate';

/** Calls about the turnover rebate. */
export const rebate = [
  playerCall(userDayFlowCall, describeRebate),
  playerCall(getDayFlowCall, listRebates),
  playerCall(receiveDayFlowCall, receiveRebate),
];
