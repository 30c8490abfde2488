import { configureApi } from '@kislap/api';
import { answer, createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { WithdrawalStanding } from './WithdrawalStanding';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  configureApi({});
});

function show(needFlow: number, balance: Money | undefined) {
  const handlers = {
    userCashCheck: () => answer({ DepCount: 1, needFlow, BetFlow: 100 }),
    getUserInfo: () => refuse(1014),
  };
  configureApi({ adapter: createFakeOperator({ ...sampleHandlers, ...handlers }).adapter });
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <WithdrawalStanding balance={balance} userId={7} />
      </SWRConfig>
    </KislapIntlProvider>,
  );
}

it('turnover that is left is told, and that game data may be late', async () => {
  show(223.45, moneyFromPeso(500));
  expect(
    await screen.findByText(/^You need ₱123\.45 more turnover .* Game data can be up to 10 minutes late\.$/),
  ).toBeDefined();
});

it('without turnover left the whole balance can be withdrawn', async () => {
  show(100, moneyFromPeso(500));
  expect(await screen.findByText('Available to withdraw: ₱500.00')).toBeDefined();
  expect(screen.queryByText(/Game data/)).toBeNull();
});

it('a balance that will not come has no place kept for it', async () => {
  show(100, undefined);
  expect(screen.getByRole('region', { name: 'Balance' })).toBeDefined();
  await waitForElementToBeRemoved(screen.getByRole('region', { name: 'Balance' }), { timeout: 6000 });
}, 8000);
