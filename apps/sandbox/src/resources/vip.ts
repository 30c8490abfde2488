import {
  getUserLvCall,
  getUserLvDayCall,
  userLvDayCall,
  userLvListCall,
  vipLvListCall,
} from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { vipLevels } from '../catalogue/vipLevels';
import { guestCall } from '../http/guestCall';
import { playerCall } from '../http/playerCall';
import { listLevelGifts } from './vip/listLevelGifts';
import { listPeriodGifts } from './vip/listPeriodGifts';
import { takeLevelGift } from './vip/takeLevelGift';
import { takePeriodGift } from './vip/takePeriodGift';

/** Calls about the VIP levels and their gifts. */
export const vip = [
  guestCall(vipLvListCall, () =>
    vipLevels.map((rule) => ({
      vip: rule.level,
      name: rule.name,
      dep: pesoFromMoney(rule.deposit),
      flow: pesoFromMoney(rule.turnover),
      keep: undefined,
      up_am: pesoFromMoney(rule.upgradeGift),
      day_am: pesoFromMoney(rule.periodGifts.day),
      week_am: pesoFromMoney(rule.periodGifts.week),
      month_am: pesoFromMoney(rule.periodGifts.month),
      rebate: rule.rebatePercent,
      wdw_max: pesoFromMoney(rule.withdrawalMost),
      wdw_times: rule.withdrawalTimes,
    })),
  ),
  playerCall(userLvDayCall, listPeriodGifts),
  playerCall(getUserLvDayCall, takePeriodGift),
  playerCall(userLvListCall, listLevelGifts),
  playerCall(getUserLvCall, takeLevelGift),
];
