import {
  getUserLvCall,
  getUserLvDayCall,
  type LvDay,
  type LvReward,
  userLvDayCall,
  userLvListCall,
  vipLvListCall,
} from '@kislap/api/contract';
import { type GiftPeriod, pesoFromMoney, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { guestCall, playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { type VipLevelRule, vipLevels } from '../../catalogue/vipLevels';
import { Refusal } from '../../kernel/Refusal';
import { manilaPeriod } from '../../kernel/manilaDays';
import { lockPlayer } from '../../rules/players/player';
import { givenAmong } from '../../rules/rewards/pastRewards';
import { levelGiftKey } from '../../rules/rewards/lapseLevelGifts';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

/** Calls about the VIP levels and their gifts. */
export const vipCalls = [
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
  claimCall(getUserLvDayCall, activityType.vip, takePeriodGift),
  playerCall(userLvListCall, listLevelGifts),
  claimCall(getUserLvCall, activityType.vip, takeLevelGift),
];

const lvTypes = [1, 2, 3] as const;

/** The gifts of the player's level that come by the day, the week and the month. */
async function listPeriodGifts({ operator, session, nowMs }: PlayerCallContext): Promise<LvDay[]> {
  const { player } = session;
  const claimKeys = lvTypes.map((lvType) => giftKeys.ofPeriod(giftPeriods[lvType], nowMs));
  const given = await givenAmong(operator.database, player.id, {
    activityType: activityType.vip,
    claimKeys,
  });
  return lvTypes.map((lvType) => {
    const period = giftPeriods[lvType];
    const amount = vipLevels[player.vipLevel]?.periodGifts[period] ?? zeroMoney;
    const isGiven = given.has(giftKeys.ofPeriod(period, nowMs));
    const isLocked = !isGiven && amount <= zeroMoney;
    return {
      lvType,
      am: pesoFromMoney(amount),
      state: isGiven ? 2 : isLocked ? 0 : 1,
      next: manilaPeriod(nowMs, period).endsAtMs / 1000,
      need: isLocked ? pesoFromMoney(levelForGift(period)?.deposit ?? zeroMoney) : undefined,
      have: isLocked ? pesoFromMoney(player.totalDeposit) : undefined,
    };
  });
}

/** Gives the VIP gift of the day, the week or the month: once in each, whatever the level was or becomes. */
async function takePeriodGift(context: PlayerCallContext, { lvType }: { readonly lvType: 1 | 2 | 3 }) {
  const { operator, session, nowMs } = context;
  const period = giftPeriods[lvType];
  return await context.once(v.object(claimAnswer), async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    const amount = vipLevels[player.vipLevel]?.periodGifts[period] ?? zeroMoney;
    if (amount <= zeroMoney) throw notReached(levelForGift(period));
    const reward = {
      playerId: player.id,
      activityType: activityType.vip,
      claimKey: giftKeys.ofPeriod(period, nowMs),
      amount,
      nowMs,
    };
    return await payReward(transaction, reward, operator.failpoints);
  });
}

function notReached(rule: (typeof vipLevels)[number] | undefined): Refusal {
  if (rule === undefined) return new Refusal('notEligible');
  const level = String(rule.level);
  return new Refusal('vipLevelNotReached', { need: pesoFromMoney(rule.deposit) }, { level });
}

/** The gift of reaching each level above the first. */
async function listLevelGifts({ operator, session: { player } }: PlayerCallContext): Promise<LvReward[]> {
  const rules = vipLevels.filter(({ level }) => level > 0);
  const given = await givenAmong(operator.database, player.id, {
    activityType: activityType.vip,
    claimKeys: rules.map(({ level }) => levelGiftKey(level)),
  });
  return rules.map(({ level, upgradeGift }) => ({
    vip: level,
    am: pesoFromMoney(upgradeGift),
    state: given.has(levelGiftKey(level)) ? 2 : player.vipLevel >= level ? 1 : 0,
  }));
}

/** Gives the gift of reaching a level, once for ever. */
async function takeLevelGift(context: PlayerCallContext, { vip }: { readonly vip: number }) {
  const { operator, session, nowMs } = context;
  const rule = vipLevels.find(({ level }) => level > 0 && level === vip);
  if (!rule) throw new Refusal('notFound');
  return await context.once(v.object(claimAnswer), async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    if (player.vipLevel < vip) {
      const need = pesoFromMoney(rule.deposit);
      throw new Refusal('vipLevelNotReached', { need }, { level: String(vip) });
    }
    const reward = {
      playerId: player.id,
      activityType: activityType.vip,
      claimKey: levelGiftKey(vip),
      amount: rule.upgradeGift,
      nowMs,
    };
    return await payReward(transaction, reward, operator.failpoints);
  });
}

/** The claim keys of the gifts of a period. A period's gift is one gift, whatever level it was received on. */
const giftKeys = {
  ofPeriod: (period: GiftPeriod, nowMs: number) => `${period}:${manilaPeriod(nowMs, period).name}`,
};

/** The period of each of the wire's `lvType`s. */
const giftPeriods = { 1: 'day', 2: 'week', 3: 'month' } as const;

/** The lowest level with a gift of a period. */
function levelForGift(period: GiftPeriod): VipLevelRule | undefined {
  return vipLevels.find(({ periodGifts }) => periodGifts[period] > zeroMoney);
}
