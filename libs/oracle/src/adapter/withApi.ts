import { configureApi, timeouts, type ApiConfig } from '@kislap/api';

/** Runs `work` with a client that does not pause between attempts; afterwards it is as it was loaded. */
export async function withApi<Answer>(
  settings: Partial<ApiConfig>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  configureApi({ getToken: () => 'token', timeouts: { ...timeouts, retryDelayMs: 0 }, ...settings });
  try {
    return await work();
  } finally {
    configureApi({});
  }
}
