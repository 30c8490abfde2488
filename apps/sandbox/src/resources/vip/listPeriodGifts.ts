import type { LvDay } from '@kislap/api/contract';
import { pesoFromMoney, zeroMoney } from '@kislap/domain';
import { activityType } from '../../catalogue/activityType';
import { vipLevels } from '../../catalogue/vipLevels';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaPeriod } from '../../kernel/manilaPeriod';
import { givenAmong } from '../../rewards/givenAmong';
import { giftKeys } from './giftKeys';
import { giftPeriods } from './giftPeriods';
import { levelForGift } from './levelForGift';

const lvTypes = [1, 2, 3] as const;

/** The gifts of the player's level that come by the day, the week and the month. */
export async function listPeriodGifts({ operator, session, nowMs }: PlayerCallContext): Promise<LvDay[]> {
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
