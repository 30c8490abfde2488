import { type Money, pesoFromMoney } from '@kislap/domain';
import type { PlayerCallContext } from '../../http/CallContext';
import { withdrawalsLeft } from '../../withdrawals/withdrawalsLeft';

/** What a withdrawal is checked against: deposits, turnover, and what the VIP level still lets out today. */
export async function describeCash({ operator, session: { player }, nowMs }: PlayerCallContext) {
  const { amountLeft, timesLeft } = await withdrawalsLeft(operator.database, player, nowMs);
  return {
    DepCount: player.depositCount,
    needFlow: pesoFromMoney(player.needFlow),
    BetFlow: pesoFromMoney(player.betFlow),
    wdwLeft: optionalPeso(amountLeft),
    wdwTimes: timesLeft,
  };
}

const optionalPeso = (amount: Money | undefined) =>
  amount === undefined ? undefined : pesoFromMoney(amount);
