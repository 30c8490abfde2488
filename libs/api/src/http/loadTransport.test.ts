import { describe, expect, it } from 'vitest';
import { loadTransport } from './loadTransport';

describe('the code of the HTTP client', () => {
  it('that cannot be fetched fails like a call without a connection: nothing was sent', async () => {
    const loading = loadTransport(() => Promise.reject(new TypeError('Failed to fetch module')));
    await expect(loading).rejects.toMatchObject({
      name: 'OfflineError',
      reason: 'unreachable',
      wasSent: false,
    });
  });
});
