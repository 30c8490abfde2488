import { fail } from '@kislap/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoWallet } from './wallet';

/** A server that pays so much for every round of a demo. */
function serverPaying(win: number) {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { stake }: { stake: number } = JSON.parse(body);
    return Promise.resolve(Response.json({ stake, win, outcome: {} }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('demoWallet', () => {
  it('counts in whole centavos', async () => {
    serverPaying(0.1);
    const wallet = demoWallet('slot', 1);
    for (const balance of [0.9, 0.8, 0.7, 0.6]) {
      const round = await wallet.play({ stake: 0.2, bet: 'play' });
      expect(round).toMatchObject({ ok: true, value: { balance } });
    }
  });

  it('stakes the last of its money, and nothing beyond it', async () => {
    serverPaying(0);
    const wallet = demoWallet('slot', 5);
    await wallet.play({ stake: 5, bet: 'play' });
    expect(await wallet.play({ stake: 1, bet: 'play' })).toEqual(fail('balanceTooLow'));
  });
});
