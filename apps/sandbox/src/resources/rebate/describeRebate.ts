import type { userDayFlowCall } from '@kislap/api/contract';
import { scoreFromMoney } from '@kislap/domain';
import type * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { quoteRebate } from '../../rebates/quoteRebate';

/** Yesterday's rebate as the wire names it. */
export async function describeRebate({
  operator,
  nowMs,
  session,
}: PlayerCallContext): Promise<v.InferOutput<typeof userDayFlowCall.response>> {
  const quote = await quoteRebate(operator.database, session.player, nowMs);
  return {
    FlGet: quote.isReceived ? 1 : 0,
    Amount: scoreFromMoney(quote.amount),
    UserFlow: scoreFromMoney(quote.turnover),
    rate: quote.ratePercent,
    day: quote.day,
  };
}
