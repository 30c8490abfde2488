import type { Money } from '@kislap/domain';
import { rgSpendCall } from '../contract/spending';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * What a player has paid in and taken out over some time.
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const spent: Spent = (await getSpending()).lastDays;
 * formatMoney(spent.net); // => '8,000.00'
 */
export interface Spent {
  readonly deposited: Money;
  readonly withdrawn: Money;
  /** Deposited less withdrawn. */
  readonly net: Money;
}

/**
 * The same of a Manila month.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const month: SpentMonth | undefined = (await getSpending()).months.at(-1);
 * month?.month; // => '2025-11'
 */
export interface SpentMonth extends Spent {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly minutesPlayed: number;
}

/**
 * What a player has spent so far.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const spending: Spending = await getSpending();
 * spending.months.length; // => 12
 */
export interface Spending {
  /** Of the last 30 days. */
  readonly lastDays: Spent;
  /** Of this Manila month. */
  readonly month: Spent;
  readonly all: Spent;
  /** Twelve Manila months, the oldest first. */
  readonly months: readonly SpentMonth[];
}

/**
 * Asks what the player has paid in and taken out. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getSpending()).months.at(-1)?.minutesPlayed; // => 1105
 */
export async function getSpending(options?: CallOptions): Promise<Spending> {
  const { d30, month, all, months } = await callMain(rgSpendCall, {}, options);
  return {
    lastDays: spentOf(d30),
    month: spentOf(month),
    all: spentOf(all),
    months: months.map(({ m, min, ...sum }) => ({ month: m, minutesPlayed: min, ...spentOf(sum) })),
  };
}

interface WireSum {
  readonly dep: number;
  readonly wdw: number;
  readonly net: number;
}

const spentOf = ({ dep, wdw, net }: WireSum): Spent => ({
  deposited: moneyOfPeso(dep),
  withdrawn: moneyOfPeso(wdw),
  net: moneyOfPeso(net),
});
