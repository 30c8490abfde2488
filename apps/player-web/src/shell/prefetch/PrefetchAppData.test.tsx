import { configureApi, timeouts } from '@kislap/api';
import { createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import type { CallName } from '@kislap/api/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lazyPlayerPrefetch } from './PrefetchAppData';
import { AppDataQueries } from './PrefetchAppData';

const everybodys = ['urlConfig', 'vipLvList', 'activityStateList'] as const satisfies readonly CallName[];
const players = [
  'thirdWdw',
  'getUserInfo',
  'paylist4vip',
  'getPayChannel',
  'getPayGift',
  'eventEggInfo',
  'getMsgCount',
  'getSignInfo',
  'signUserInfo',
  'getUserPddInfo',
  'getPddConfigInfo',
] as const satisfies readonly CallName[];

/** A busy machine takes its time over fifteen answers. */
const patient = { timeout: 5000 };

function start() {
  const operator = createFakeOperator(sampleHandlers);
  configureApi({ adapter: operator.adapter, timeouts: { ...timeouts, retryDelayMs: 1 } });
  return operator;
}

const show = (userId?: number) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AppDataQueries userId={userId} />
    </SWRConfig>,
  );

const callsOf = (operator: ReturnType<typeof start>) =>
  operator.seen.map(({ call }) => call).toSorted((left, right) => left.localeCompare(right));
const sorted = (calls: readonly string[]) => calls.toSorted((left, right) => left.localeCompare(right));

// Code that comes late is waited for by nobody in here.
beforeAll(() => lazyPlayerPrefetch.load());

afterEach(() => {
  cleanup();
  configureApi({});
});

describe('the start-up set', () => {
  it('of a guest is what everybody may know', async () => {
    const operator = start();
    show();
    await waitFor(() => expect(callsOf(operator)).toEqual(sorted(everybodys)), patient);
  });

  it('of a player is that and their own, each once', async () => {
    const operator = start();
    show(7);
    await waitFor(() => expect(callsOf(operator)).toEqual(sorted([...everybodys, ...players])), patient);
  });

  it.each([...everybodys, ...players])('asks everything else when %s fails', async (failing) => {
    const operator = start();
    operator.handle({ [failing]: () => refuse(1015, 'Not now.') });
    show(7);
    await waitFor(() => expect(callsOf(operator)).toEqual(sorted([...everybodys, ...players])), patient);
  });
});
