// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { useDepositLog, useHotGames } from '../react/index';
import { ContractError } from '../http/errors';
import { configureApi } from '../http/configureApi';
import { timeouts } from '../http/timeouts';
import { answerText, beOffline, refuse } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';

const told: unknown[] = [];

/** Reads by a hook until it has failed. */
async function fail(
  read: () => { readonly error?: unknown },
  handlers: Parameters<typeof createFakeOperator>[0],
) {
  told.length = 0;
  const { adapter } = createFakeOperator(handlers);
  configureApi({
    adapter,
    timeouts: { ...timeouts, retryDelayMs: 0 },
    onUnexpectedError: (error) => told.push(error),
  });
  const { result } = renderHook(read, {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  await waitFor(() => expect(result.current.error).toBeDefined());
}

afterEach(() => configureApi({}));

const broken = answerText('{"code":200,"msg":"","data":{"no":"list"}}');

it('an answer that breaks the contract is told to the app, by a read as by a log', async () => {
  await fail(useHotGames, { getHot: () => broken });
  expect(told).toEqual([expect.any(ContractError)]);
  await fail(() => useDepositLog(7), { getDepositLog: () => broken });
  expect(told).toEqual([expect.any(ContractError)]);
});

it.each([
  ['a refusal', refuse(1014, 'No.')],
  ['a dead line', beOffline()],
  ['a web page', answerText('<h1>Hello</h1>')],
])('%s is ordinary', async (_what, reply) => {
  await fail(useHotGames, { getHot: () => reply });
  expect(told).toEqual([]);
});
