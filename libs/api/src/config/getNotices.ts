import { noticeListCall } from '../contract/config';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { optionalInstant } from '../mapping/optionalInstant';
import { rarelyChanging } from '../swr/rarelyChanging';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { Notice } from './Notice';

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

/**
 * The operator's notices, for guests too.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useNotices().data?.[0]?.title; // => 'Welcome'
 */
export function useNotices() {
  return useRead(noticesKey, () => getNotices(), rarelyChanging);
}
