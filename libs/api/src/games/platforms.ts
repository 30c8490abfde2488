import { platformListCall } from '../contract/platforms';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields } from '../mapping/wireValues';

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

/**
 * The cache key of the studios.
 *
 * @example
 * platformsKey; // => ['platformList']
 */
export const platformsKey: ReadKey = ['platformList'];

/**
 * Asks for the studios, in the operator's order. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPlatforms())[0]?.code; // => 'KIS'
 */
export async function getPlatforms(options?: CallOptions): Promise<readonly Platform[]> {
  const platforms = await callMain(platformListCall, {}, options);
  return platforms
    .sort((left, right) => left.sort - right.sort)
    .map((platform) => ({
      code: platform.pf,
      name: platform.name,
      image: platform.img,
      isOpen: platform.s === 1,
      categories: platform.cats,
      ...definedFields({ note: platform.note }),
    }));
}
