import { describe, expect, it } from 'vitest';
import { settlePayment } from './settlePayment';

describe('a payment write', () => {
  it('lets a mistake in the program through instead of calling it unknown', async () => {
    const mistake = new TypeError('not a function');
    await expect(settlePayment(() => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});
