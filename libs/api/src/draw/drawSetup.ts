import type { DrawRules, Money, WheelPrize } from '@kislap/domain';
import { drawConfig, type DrawPrize, getPddConfigInfoCall } from '../contract/draw';
import { parseJsonText } from '../contract/loose/jsonText';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';
import { prizeKindOf } from '../prizes/prizes';

/**
 * What the operator draws for: the rules of a round and the wheel from its top clockwise.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const setup: DrawSetup | null = await getDrawSetup();
 * setup?.prizes.length; // => 8
 */
export interface DrawSetup {
  readonly rules: DrawRules;
  readonly prizes: readonly WheelPrize[];
  /** What a mystery may hold, each equally likely; empty when the operator does not say. */
  readonly mysteries: readonly Money[];
}

/**
 * The cache key of what the draw is about.
 *
 * @example
 * drawSetupKey; // => ['getPddConfigInfo']
 */
export const drawSetupKey: ReadKey = ['getPddConfigInfo'];

/**
 * Asks what the draw is about. A text that cannot be read is an empty configuration: there is no draw then.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDrawSetup())?.rules.days; // => 3
 */
export async function getDrawSetup(options?: CallOptions): Promise<DrawSetup | null> {
  const config = parseJsonText(await callMain(getPddConfigInfoCall, {}, options), drawConfig);
  if (config === undefined || config.a_c.length === 0) return null;
  const { info, a_c: prizes } = config;
  return {
    rules: {
      goal: moneyOfPeso(info.am),
      days: info.day,
      spinsPerFriend: info.spinPerInvite,
      spinsPerDeposit: info.spinPerDep,
      depositStep: moneyOfPeso(info.minDep),
    },
    prizes: prizes.map(wheelPrizeOf),
    mysteries: config.mystery.map(moneyOfPeso),
  };
}

function wheelPrizeOf(prize: DrawPrize) {
  const kind = prizeKindOf(prize.type, prize.am > 0);
  const hasAmount = kind === 'cash' || kind === 'fixed';
  return { kind, amount: hasAmount ? moneyOfPeso(prize.am) : undefined, odds: prize.odds };
}
