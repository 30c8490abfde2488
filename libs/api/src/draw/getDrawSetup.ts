import { drawConfig, getPddConfigInfoCall, type DrawPrize } from '../contract/draw';
import { parseJsonText } from '../contract/loose/parseJsonText';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { prizeKindOf } from '../prizes/prizeKindOf';
import { rarelyChanging } from '../swr/rarelyChanging';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { DrawSetup } from './DrawSetup';

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
  };
}

/**
 * What the draw is about, for guests too; `null` while there is no draw.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawSetup().data?.rules.days; // => 3
 */
export function useDrawSetup() {
  return useRead(drawSetupKey, () => getDrawSetup(), rarelyChanging);
}

function wheelPrizeOf(prize: DrawPrize) {
  const kind = prizeKindOf(prize.type, prize.am > 0);
  const hasAmount = kind === 'cash' || kind === 'fixed';
  return { kind, amount: hasAmount ? moneyOfPeso(prize.am) : undefined, odds: prize.odds };
}
