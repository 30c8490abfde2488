import type { ApiConfig } from './ApiConfig';
import { newIdempotencyKey } from './newIdempotencyKey';
import { pace } from './pace';
import { signWithSha256 } from './sign/signWithSha256';

const defaults: ApiConfig = {
  bases: { main: '', payment: '' },
  getToken: () => undefined,
  getLocale: () => 'en',
  onSessionEnded: () => undefined,
  onMaintenance: () => undefined,
  sign: signWithSha256,
  now: () => Date.now(),
  newKey: newIdempotencyKey,
  pace,
};

let current = defaults;

/** Sets how the operator is reached. What is left out keeps its default, not an earlier value. */
export function configureApi(config: Partial<ApiConfig>): void {
  current = { ...defaults, ...config };
}

/** The configuration in force. */
export function apiConfig(): ApiConfig {
  return current;
}
