import { consentCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { Consents } from './Consents';

/**
 * Agrees to some purposes and takes the others back. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await saveConsents({ marketing: false, analytics: true });
 * operator.seen[0]?.call; // => 'consent'
 */
export async function saveConsents({ marketing, analytics }: Consents, options?: CallOptions): Promise<void> {
  await callMain(consentCall, { marketing: marketing ? 1 : 0, analytics: analytics ? 1 : 0 }, options);
}
