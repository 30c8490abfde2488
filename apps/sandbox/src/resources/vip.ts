import { vipLvListCall } from '@kislap/api/contract';
import { moneyFromPeso, pesoFromMoney } from '@kislap/domain';
import { vipLevels } from '../catalogue/vipLevels';
import { guestCall } from '../http/guestCall';

const withdrawalsPerDay = 10;
const largestWithdrawal = pesoFromMoney(moneyFromPeso(50_000));

/** Calls about the VIP levels. */
export const vip = [
  guestCall(vipLvListCall, () =>
    vipLevels.map((rule) => ({
      vip: rule.level,
      name: rule.name,
      dep: pesoFromMoney(rule.deposit),
      flow: pesoFromMoney(rule.turnover),
      keep: undefined,
      up_am: pesoFromMoney(rule.upgradeGift),
      day_am: 0,
      week_am: 0,
      month_am: 0,
      rebate: rule.rebatePercent,
      wdw_max: largestWithdrawal,
      wdw_times: withdrawalsPerDay,
    })),
  ),
];
