import type { EpochSeconds, Money, Percent } from '@kislap/domain';
import { getActImgCall } from '../contract/promotions';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, limitOfPeso, optionalInstant } from '../mapping/wireValues';

/**
 * What the operator says about an activity. What it does not say is not there.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: ActivityDetail = await getActivityDetail(23);
 * found.steps.length; // => 2
 */
export interface ActivityDetail {
  readonly title: string;
  readonly image: string;
  readonly tagalogImage?: string;
  /** How it works, one sentence a step. */
  readonly steps: readonly string[];
  readonly rules: ActivityRules;
}

/**
 * The conditions of an activity.
 *
 * @example
 * const rules: ActivityRules = { ratePercent: 120, depositTimes: 1, giftTimes: 10 };
 * rules.minimum; // => undefined
 */
export interface ActivityRules {
  readonly whoCanJoin?: string;
  readonly minimum?: Money;
  readonly ratePercent?: Percent;
  readonly maximum?: Money;
  /** How often the deposit has to be bet before a withdrawal. */
  readonly depositTimes?: number;
  /** How often what is given has to be bet before a withdrawal. */
  readonly giftTimes?: number;
  readonly games?: string;
  readonly endsAt?: EpochSeconds;
}

/**
 * The cache key of an activity's picture and rules.
 *
 * @example
 * activityDetailKey(23); // => ['getActImg', 23]
 */
export function activityDetailKey(type: number): ReadKey {
  return ['getActImg', type];
}

/**
 * Asks for an activity's picture and rules.
 *
 * @throws AnswerError 1014 there is no such activity | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getActivityDetail(23)).steps.length; // => 2
 */
export async function getActivityDetail(type: number, options?: CallOptions): Promise<ActivityDetail> {
  const {
    img,
    img_tag: tagalogImage,
    title,
    content,
    rules,
  } = await callMain(getActImgCall, { type }, options);
  const lines = content.split(/\r?\n/).map((line) => line.trim());
  return {
    title,
    image: img,
    ...definedFields({ tagalogImage }),
    steps: lines.filter((line) => line !== ''),
    rules: definedFields({
      whoCanJoin: rules?.who,
      minimum: limitOfPeso(rules?.min),
      ratePercent: rules?.rate,
      maximum: limitOfPeso(rules?.max),
      depositTimes: rules?.dep_times,
      giftTimes: rules?.times,
      games: rules?.games,
      endsAt: optionalInstant(rules?.etime),
    }),
  };
}
