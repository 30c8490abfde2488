import type { CallContract } from '../contract/call';
import { headerName } from '../contract/envelope';
import type { Api } from './Api';
import { formDataFrom, mainClient, offlineErrorFrom } from './axiosClients';
import { identityHeaders } from './headers';
import { type MainReply, parseJson, retryAfterMs } from './readAnswer';

/** Who sends a main call, and as which intent. */
export interface Sender {
  readonly api: Api;
  readonly token: string | undefined;
  /** The idempotency key of a write. */
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** What a request is sent as. */
export type Posted = Pick<CallContract, 'name' | 'path' | 'hasFiles'>;

/**
 * Sends one request to the main API.
 *
 * @throws OfflineError
 */
export async function postMain(
  call: Posted,
  fields: object,
  { api, token, key, signal }: Sender,
): Promise<MainReply> {
  const { bases, timeouts, adapter } = api;
  try {
    const { status, headers, data } = await mainClient.request<unknown>({
      baseURL: bases.main,
      url: call.path,
      data: formDataFrom(fields),
      headers: {
        ...identityHeaders(api, token),
        ...(key === undefined ? {} : { [headerName.idempotencyKey]: key }),
      },
      timeout: call.hasFiles ? timeouts.uploadTimeoutMs : timeouts.timeoutMs,
      ...(signal && { signal }),
      ...(adapter && { adapter }),
    });
    return { status, retryAfterMs: retryAfterMs(headers['retry-after']), body: parseJson(data) };
  } catch (error) {
    throw offlineErrorFrom(error);
  }
}
