import type { EpochSeconds } from '@kislap/domain';
import { noticeListCall } from '../contract/config';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, optionalInstant } from '../mapping/wireValues';

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

/**
 * The cache key of the notices.
 *
 * @example
 * noticesKey; // => ['noticeList']
 */
export const noticesKey: ReadKey = ['noticeList'];

/**
 * Asks for the notices, in the operator's order. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getNotices())[0]?.title; // => 'Welcome'
 */
export async function getNotices(options?: CallOptions): Promise<readonly Notice[]> {
  const notices = await callMain(noticeListCall, {}, options);
  return notices
    .sort((left, right) => left.sort - right.sort)
    .map(({ id, title, content, stime, etime, kind }) => ({
      id,
      title,
      text: content,
      announcesMaintenance: kind === 'maint',
      ...definedFields({ from: optionalInstant(stime), until: optionalInstant(etime) }),
    }));
}
