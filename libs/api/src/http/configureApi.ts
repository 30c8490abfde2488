import type { ApiConfig } from './ApiConfig';
import { newIdempotencyKey } from './newIdempotencyKey';
import { pace } from './pace';
import { refuseSettings } from './refuseSettings';
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

const noAdapter = () => undefined;

let current = defaults;

/**
 * Sets how the operator is reached. What is left out keeps its default, not an earlier value.
 *
 * @throws TypeError for a setting that does not exist or is of another kind; a build for production does not look
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getHotGames()).length; // => 1
 */
export function configureApi(config: Partial<ApiConfig>): void {
  if (process.env.NODE_ENV !== 'production') refuseSettings(config, { ...defaults, adapter: noAdapter });
  current = { ...defaults, ...config };
}

/** The configuration in force. */
export function apiConfig(): ApiConfig {
  return current;
}
