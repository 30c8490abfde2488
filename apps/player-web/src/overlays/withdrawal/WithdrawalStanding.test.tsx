import { configureApi } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
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

function show(needFlow: number) {
  const handlers = { userCashCheck: () => answer({ DepCount: 1, needFlow, BetFlow: 100 }) };
  configureApi({ adapter: createFakeOperator({ ...sampleHandlers, ...handlers }).adapter });
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <WithdrawalStanding balance={moneyFromPeso(500)} userId={7} />
      </SWRConfig>
    </KislapIntlProvider>,
  );
}

it('turnover that is left is told, and that game data may be late', async () => {
  show(223.45);
  expect(
    await screen.findByText(/^You need ₱123\.45 more turnover .* Game data can be up to 10 minutes late\.$/),
  ).toBeDefined();
});

it('without turnover left the whole balance can be withdrawn', async () => {
  show(100);
  expect(await screen.findByText('Available to withdraw: ₱500.00')).toBeDefined();
  expect(screen.queryByText(/Game data/)).toBeNull();
});
