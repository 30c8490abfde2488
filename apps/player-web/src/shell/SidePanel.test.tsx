import { configureApi } from '@kislap/api';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { AppFrame } from '@kislap/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RuntimeConfigContext } from '../config/runtimeConfig';
import { appLocation } from '../navigation/appLocation';
import { session } from '../session/session';
import { storyConfig } from '../testing/storyConfig';
import { SidePanel } from './SidePanel';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  session.signOut();
  window.localStorage.clear();
  configureApi({});
});

function stand() {
  appLocation.go('/', { replace: true, state: undefined });
  const operator = createFakeOperator(sampleHandlers);
  configureApi({ adapter: operator.adapter });
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <RuntimeConfigContext value={storyConfig}>
          <AppFrame overlays={<SidePanel />}>Home</AppFrame>
        </RuntimeConfigContext>
      </SWRConfig>
    </KislapIntlProvider>,
  );
  return operator;
}

it('a guest may carry on by phone, and is asked for no limits', async () => {
  const operator = stand();
  expect(await screen.findByText('On your phone')).toBeDefined();
  expect(screen.queryByText('Deposit per week')).toBeNull();
  expect(operator.seen).toEqual([]);
});

it('the address to carry on at is the one that players know', async () => {
  let copied = '';
  Object.assign(navigator.clipboard, { writeText: async (words: string) => void (copied = words) });
  stand();
  (await screen.findByRole('button', { name: 'Copy link' })).click();
  await waitFor(() => expect(copied).toBe('https://kislap.example/'));
});

it('a player sees what is left of the deposits of the week', async () => {
  session.signIn({ token: 'token', userId: 7 });
  stand();
  expect(await screen.findByText('Deposit per week')).toBeDefined();
  expect(screen.getByText("₱3,500.00 used, ₱500.00 held for orders you haven't paid")).toBeDefined();
});
