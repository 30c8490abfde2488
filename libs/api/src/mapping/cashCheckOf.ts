import type { CashCheck } from '@kislap/domain';
import type * as v from 'valibot';
import type { userCashCheckCall } from '../contract/accounts';
import { moneyOfPeso, optionalMoney } from './wireValues';

/** What a withdrawal is checked against, from its wire form. Own and given money are told both or not at all. */
export function cashCheckOf(check: v.InferOutput<typeof userCashCheckCall.response>): CashCheck {
  const [own, bonus] = [optionalMoney(check.own), optionalMoney(check.bonus)];
  return {
    depositCount: check.DepCount,
    neededTurnover: moneyOfPeso(check.needFlow),
    doneTurnover: moneyOfPeso(check.BetFlow),
    today: { amountLeft: optionalMoney(check.wdwLeft), timesLeft: check.wdwTimes },
    purse: own === undefined || bonus === undefined ? undefined : { own, bonus },
  };
}
