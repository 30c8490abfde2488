import type { Money } from '@kislap/domain';
import type { Peso, Score } from '../contract/loose/amounts';
import { definedFields, moneyOfPeso, moneyOfScore, optionalMoney } from '../mapping/wireValues';

/**
 * What the operator gave.
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const claim: Claim = await takeRelief();
 * formatMoney(claim.amount); // => '2.00'
 */
export interface Claim {
  readonly amount: Money;
  /** The balance right after it. */
  readonly balance: Money;
  /** What has to be bet in addition before a withdrawal; `undefined` when the operator says nothing of it. */
  readonly turnoverAdded: Money | undefined;
  /** The operator's number of it, for a receipt. */
  readonly orderId?: string;
}

/** Reads what every answer carries that gives something. */
export function claimOf(wire: {
  readonly am: Peso;
  readonly Score: Score;
  readonly needFlow?: Peso | undefined;
  readonly orderid?: string | undefined;
}): Claim {
  return {
    amount: moneyOfPeso(wire.am),
    balance: moneyOfScore(wire.Score),
    turnoverAdded: optionalMoney(wire.needFlow),
    ...definedFields({ orderId: wire.orderid }),
  };
}
