import { pesoFromMoney } from '@kislap/domain';
import { egg } from '../../catalogue/egg';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaPeriod } from '../../kernel/manilaPeriod';
import { eggsOf } from './eggsOf';

/** The player's eggs of today, and what may be in them. */
export async function describeEggs({ operator, session, nowMs }: PlayerCallContext) {
  const { left, deposited, needed } = await eggsOf(operator.database, session.player.id, nowMs);
  return {
    times: left,
    max: egg.eggsPerDay,
    next: manilaPeriod(nowMs, 'day').endsAtMs / 1000,
    need: { day_depAmt: pesoFromMoney(needed), have: pesoFromMoney(deposited) },
    prizes: egg.prizes.map(({ prizeType, amount, perMille }) => ({
      prize_type: prizeType,
      am: pesoFromMoney(amount),
      odds: perMille / 10,
    })),
  };
}
