import { accountsControl, creditControl } from '@kislap/api/controls';
import { moneyFromPeso } from '@kislap/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { callControl } from './callControl';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status })),
  );

afterEach(() => vi.unstubAllGlobals());

it('sends JSON, and reads amounts as money', async () => {
  const account = { userId: 1, nickname: 'Suki', login: '639', description: '', vipLevel: 2 };
  const more = { state: 'open', identity: 'none', isSignedIn: true, balance: 12_345 };
  answer(JSON.stringify({ ok: true, accounts: [{ ...account, ...more }], next: 1 }));
  const page = await callControl(accountsControl, { search: 'su' });
  expect(page.accounts[0]?.balance).toBe(moneyFromPeso(1.2345));
  expect(page.next).toBe(1);
  expect(fetch).toHaveBeenCalledWith('/__sandbox/accounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"search":"su"}',
  });
});

it('says why it was refused', async () => {
  answer('{"ok":false,"reason":"notFound"}', 400);
  await expect(callControl(creditControl, { userId: 0, amount: 1 })).rejects.toThrow('notFound');
});

it('says when nobody answers, and when what answers is not the sandbox', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('gone'))),
  );
  await expect(callControl(accountsControl, {})).rejects.toThrow('unreachable');
  answer('<!doctype html>', 502);
  await expect(callControl(accountsControl, {})).rejects.toThrow('unreachable');
  answer('{"ok":true}');
  await expect(callControl(accountsControl, {})).rejects.toThrow(/^accounts: /);
});
