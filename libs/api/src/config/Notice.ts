import type { EpochSeconds } from '@kislap/domain';

/**
 * A notice of the operator. Plain text; a missing end means that it stays.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Notice | undefined = (await getNotices())[0];
 * found?.title; // => 'Welcome'
 */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly announcesMaintenance?: boolean;
  readonly from?: EpochSeconds;
  readonly until?: EpochSeconds;
}
