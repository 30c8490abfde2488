import { configureApi, pace } from '@kislap/api';
import { createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import type { CallName } from '@kislap/api/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../session/session';
import { StartUpSet } from './StartUpSet';

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

function start() {
  const operator = createFakeOperator(sampleHandlers);
  configureApi({ adapter: operator.adapter, pace: { ...pace, retryDelayMs: 1 } });
  return operator;
}

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <StartUpSet />
    </SWRConfig>,
  );

const callsOf = (operator: ReturnType<typeof start>) =>
  operator.seen.map(({ call }) => call).toSorted((left, right) => left.localeCompare(right));
const sorted = (calls: readonly string[]) => calls.toSorted((left, right) => left.localeCompare(right));

afterEach(() => {
  cleanup();
  session.signOut();
  configureApi({});
});

describe('the start-up set', () => {
  it('of a guest is what everybody may know', async () => {
    const operator = start();
    show();
    await waitFor(() => expect(callsOf(operator)).toEqual(sorted(everybodys)));
  });

  it('of a player is that and their own, each once', async () => {
    session.signIn({ token: 'token', userId: 7 });
    const operator = start();
    show();
    await waitFor(() => expect(callsOf(operator)).toEqual(sorted([...everybodys, ...players])));
  });

  it.each([...everybodys, ...players])('asks everything else when %s fails', async (failing) => {
    session.signIn({ token: 'token', userId: 7 });
    const operator = start();
    operator.handle({ [failing]: () => refuse(1015, 'Not now.') });
    show();
    await waitFor(() => expect(callsOf(operator)).toEqual(sorted([...everybodys, ...players])));
  });
});
