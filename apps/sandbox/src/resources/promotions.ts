import {
  activityListCall,
  getActImgCall,
  getEventCardCall,
  getRedPackerCall,
  redPackerInfoCall,
} from '@kislap/api/contract';
import { guestCall } from '../http/guestCall';
import { playerCall } from '../http/playerCall';
import { describeActivity } from './promotions/describeActivity';
import { listActivities } from './promotions/listActivities';
import { listRedPackets } from './promotions/listRedPackets';
import { openRedPacket } from './promotions/openRedPacket';
import { redeemGiftCard } from './promotions/redeemGiftCard';

/** Calls about promotions: their cards and rules, gift cards, red packets. */
export const promotions = [
  guestCall(activityListCall, listActivities),
  guestCall(getActImgCall, describeActivity),
  guestCall(redPackerInfoCall, listRedPackets),
  playerCall(getRedPackerCall, openRedPacket),
  playerCall(getEventCardCall, redeemGiftCard),
];
