import type { ApiConfig } from './ApiConfig';
import { newIdempotencyKey } from './newIdempotencyKey';
import { pace } from './pace';
import type { SignStrategy } from './sign/SignStrategy';

/** Fetched with the first payment. */
const signLate: SignStrategy = async (parts) => {
  const { signWithSha256 } = await import('./sign/signWithSha256');
  return signWithSha256(parts);
};

const defaults: ApiConfig = {
  bases: { main: '', payment: '' },
  getToken: () => undefined,
  getLocale: () => 'en',
  onSessionEnded: () => undefined,
  onMaintenance: () => undefined,
  onReach: () => undefined,
  sign: signLate,
  now: () => Date.now(),
  newKey: newIdempotencyKey,
  pace,
};

let current = defaults;

/**
 * Sets how the operator is reached. What is left out keeps its default, not an earlier value.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getHotGames()).length; // => 1
 */
export function configureApi(config: Partial<ApiConfig>): void {
  current = { ...defaults, ...config };
}

/** The configuration in force. */
export function apiConfig(): ApiConfig {
  return current;
}
