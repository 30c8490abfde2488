import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from './sha256';
import { signWithSha256 } from './signPayments';

const parts = { secretKey: 'k', amount: '100', userId: 7, extra: '{"account_name":"Ñandú"}' };
const expected = createHash('sha256').update('k1007{"account_name":"Ñandú"}').digest('hex');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the default sign', () => {
  it('is the lower-case hash of secret, amount, user id and extra without separators', async () => {
    await expect(signWithSha256(parts)).resolves.toBe(expected);
  });

  it('is the same on a page that is not served securely', async () => {
    vi.stubGlobal('isSecureContext', false);
    vi.stubGlobal('crypto', {});
    await expect(signWithSha256(parts)).resolves.toBe(expected);
  });

  it('hashes any message as the platform does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(Buffer.from(sha256(message)).toString('hex')).toBe(
          createHash('sha256').update(message).digest('hex'),
        );
      }),
    );
  });
});
