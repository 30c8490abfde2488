import { askTogether } from '../calls/askTogether';
import type { Call } from '../calls/Call';
import { accountCalls } from './accounts/accounts';
import { completeAccountCalls } from './accounts/completeAccount';
import { loginCalls } from './accounts/login';
import { phoneCalls } from './accounts/phone';
import { registrationCalls } from './accounts/register';
import { configCalls } from './config/config';
import { giftCardCalls } from './config/giftCards';
import { promotionCalls } from './config/promotions';
import { redPacketCalls } from './config/redPackets';
import { drawCalls } from './draw/draw';
import { checkInCalls } from './events/checkIn';
import { eggCalls } from './events/eggs';
import { prizeCalls } from './events/prizes';
import { reliefCalls } from './events/relief';
import { turnoverCalls } from './events/turnover';
import { vipCalls } from './events/vip';
import { fairnessCalls } from './games/fairness';
import { favoriteCalls } from './games/favorites';
import { gameCalls } from './games/games';
import { mailCalls } from './mail/mail';
import { identityCalls } from './protection/identity';
import { protectionCalls } from './protection/protection';
import { securityCalls } from './protection/security';
import { statementCalls } from './protection/statement';
import { depositRewardCalls } from './records/depositRewards';
import { orderCalls } from './records/orders';
import { recordCalls } from './records/records';
import { betCalls } from './referral/bets';
import { commissionCalls } from './referral/commission';
import { friendBonusCalls } from './referral/friendBonuses';
import { invitationCalls } from './referral/invitations';
import { rebateCalls } from './referral/rebate';
import { teamCalls } from './referral/team';
import { trackingCalls } from './tracking/tracking';

const alone: readonly Call[] = [
  ...accountCalls,
  ...recordCalls,
  ...orderCalls,
  ...configCalls,
  ...gameCalls,
  ...checkInCalls,
  ...vipCalls,
  ...eggCalls,
  ...reliefCalls,
  ...prizeCalls,
  ...turnoverCalls,
  ...rebateCalls,
  ...betCalls,
  ...statementCalls,
  ...protectionCalls,
  ...identityCalls,
  ...securityCalls,
  ...promotionCalls,
  ...depositRewardCalls,
  ...drawCalls,
  ...mailCalls,
  ...trackingCalls,
  ...completeAccountCalls,
  ...loginCalls,
  ...registrationCalls,
  ...phoneCalls,
  ...invitationCalls,
  ...friendBonusCalls,
  ...teamCalls,
  ...commissionCalls,
  ...redPacketCalls,
  ...giftCardCalls,
  ...fairnessCalls,
  ...favoriteCalls,
];

/** Every call of the main API. */
export const mainCalls: readonly Call[] = [...alone, askTogether(alone)];
