import { configureApi, pace } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '../../session/session';
import { LevelGifts } from './LevelGifts';

/** Three answers have to come first. */
const patient = { timeout: 4500 };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  session.signOut();
  configureApi({});
});

function show(handlers: Handlers = {}) {
  session.signIn({ token: 'token', userId: 7 });
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  configureApi({ adapter: operator.adapter, pace: { ...pace, retryDelayMs: 1 } });
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <LevelGifts />
      </SWRConfig>
    </KislapIntlProvider>,
  );
}

it('says of the level that comes next what is missing', async () => {
  show();
  expect(await screen.findByText(/^Still ₱8,500.00 in deposits/, {}, patient)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Receive the gift of VIP 2' })).toBeDefined();
});

it('says so when there are no levels', async () => {
  show({ userLvList: () => answer([]) });
  expect(await screen.findByText('No Data', {}, patient)).toBeDefined();
});
