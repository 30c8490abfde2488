import {
  bonusUserInfoCall,
  getShareContentCall,
  getShareDepCall,
  getTeamRewardCall,
  scTeamUserInfoCall,
  shareBoardCall,
  shareDepCall,
  shareLog4UCall,
  shareLogCall,
  teamLog4UCall,
  teamRewardDetailCall,
  teamUserListCall,
  userShareInfoCall,
  userTeamInfoCall,
} from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { describeCommission } from './referral/describeCommission';
import { describeInvitation } from './referral/describeInvitation';
import { describeShareContent } from './referral/describeShareContent';
import { describeTeam } from './referral/describeTeam';
import { describeTeamLevels } from './referral/describeTeamLevels';
import { listCommissions } from './referral/listCommissions';
import { listFriendBonuses } from './referral/listFriendBonuses';
import { listInviteBonuses } from './referral/listInviteBonuses';
import { listTodaysBonuses } from './referral/listTodaysBonuses';
import { listRanking } from './referral/listRanking';
import { listTeamMembers } from './referral/listTeamMembers';
import { listTeamShares } from './referral/listTeamShares';
import { receiveFriendBonuses } from './referral/receiveFriendBonuses';
import { receiveTeamReward } from './referral/receiveTeamReward';

/** Calls about what friends and bets bring. */
export const referral = [
  playerCall(userShareInfoCall, describeInvitation),
  playerCall(getShareContentCall, describeShareContent),
  playerCall(shareBoardCall, listRanking),
  playerCall(shareLogCall, listInviteBonuses),
  playerCall(shareLog4UCall, listTodaysBonuses),
  playerCall(shareDepCall, listFriendBonuses),
  playerCall(getShareDepCall, receiveFriendBonuses),
  playerCall(userTeamInfoCall, describeTeam),
  playerCall(scTeamUserInfoCall, describeTeamLevels),
  playerCall(teamUserListCall, listTeamMembers),
  playerCall(teamLog4UCall, listTeamShares),
  playerCall(bonusUserInfoCall, describeCommission),
  playerCall(teamRewardDetailCall, listCommissions),
  playerCall(getTeamRewardCall, receiveTeamReward),
];
