import { getTeamRewardCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { receiveTeamReward } from './referral/receiveTeamReward';

/** Calls about what friends and bets bring. */
export const referral = [playerCall(getTeamRewardCall, receiveTeamReward)];
