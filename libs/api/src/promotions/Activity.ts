import type { EpochSeconds } from '@kislap/domain';

/**
 * A card of the promotion page. The link is as sent: check before following.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Activity | undefined = (await getActivities())[0];
 * found?.type; // => 23
 */
export interface Activity {
  readonly id: number;
  /** The operator's number of what it is about. */
  readonly type: number;
  readonly title: string;
  readonly tagalogTitle?: string;
  readonly image: string;
  /** The picture for Tagalog readers. */
  readonly tagalogImage?: string;
  readonly link: string;
  readonly mark?: 'hot' | 'new';
  /** Nothing for one without an end. */
  readonly endsAt?: EpochSeconds;
}
