/**
 * A game studio.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Platform | undefined = (await getPlatforms())[0];
 * found?.code; // => 'KIS'
 */
export interface Platform {
  readonly code: string;
  readonly name: string;
  readonly image: string;
  readonly isOpen: boolean;
  readonly categories: readonly string[];
  /** The operator's remark, such as a planned maintenance. */
  readonly note?: string;
}
