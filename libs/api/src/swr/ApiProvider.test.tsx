// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Api } from '../http/Api';
import { configureApi, createApi } from '../http/configureApi';
import { answer } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import { ApiProvider } from './ApiProvider';
import { useBalance } from '../react/index';

const balances: Readonly<Record<string, number>> = { ana: 10_000, ben: 20_000, own: 30_000 };

const { adapter } = createFakeOperator({
  getUserScore: (_fields, { token = '' }) => answer({ Score: balances[token] ?? 0 }),
});

const apiOf = (token: string) => createApi({ adapter, getToken: () => token });

/** The same player id everywhere: what tells the players apart is whose API it is. */
function Balance({ name }: { readonly name: string }) {
  return (
    <p>
      {name} {useBalance(7).data ?? 'unknown'}
    </p>
  );
}

const page = (api: Api) => (
  <ApiProvider api={api}>
    <Balance name="first" />
  </ApiProvider>
);

afterEach(() => {
  cleanup();
  configureApi({});
});

it('two operators on one page answer apart, and neither is that of configureApi', async () => {
  configureApi({ adapter, getToken: () => 'own' });
  render(
    <>
      {page(apiOf('ana'))}
      <ApiProvider api={apiOf('ben')}>
        <Balance name="second" />
      </ApiProvider>
      <Balance name="plain" />
    </>,
  );
  expect(await screen.findByText('first 10000')).toBeTruthy();
  expect(await screen.findByText('second 20000')).toBeTruthy();
  expect(await screen.findByText('plain 30000')).toBeTruthy();
});

it('another API knows nothing of what the last one was told', async () => {
  const { rerender } = render(page(apiOf('ana')));
  await screen.findByText('first 10000');
  rerender(page(apiOf('ben')));
  expect(screen.queryByText('first 10000')).toBeNull();
  expect(await screen.findByText('first 20000')).toBeTruthy();
});
