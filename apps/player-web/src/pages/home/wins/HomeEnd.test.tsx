import { configureApi } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RuntimeConfigContext } from '../../../config/RuntimeConfigContext';
import { storyConfig } from '../../../testing/storyConfig';
import { HomeEnd } from './HomeEnd';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  configureApi({});
});

it('has somebody to ask for everybody, also when nobody has won', async () => {
  const operator = createFakeOperator({ ...sampleHandlers, gameLog: () => answer([]) });
  configureApi({ adapter: operator.adapter });
  render(
    <RuntimeConfigContext value={storyConfig}>
      <KislapIntlProvider locale="en" catalogue={catalogue}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <HomeEnd />
        </SWRConfig>
      </KislapIntlProvider>
    </RuntimeConfigContext>,
  );
  expect(await screen.findByRole('button', { name: 'Customer service' })).toBeDefined();
});
