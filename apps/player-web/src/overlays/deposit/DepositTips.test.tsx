import { configureApi } from '@kislap/api';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { modeOrder } from '@kislap/domain';
import type { ActiveAward } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RuntimeConfigContext } from '../../config/RuntimeConfigContext';
import { storyConfig } from '../../testing/storyConfig';
import { DepositTips } from './DepositTips';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  configureApi({});
});

function show(mode: string, awards: readonly ActiveAward[] = []) {
  configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <RuntimeConfigContext value={storyConfig}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <DepositTips mode={mode} awards={awards} />
        </SWRConfig>
      </RuntimeConfigContext>
    </KislapIntlProvider>,
  );
}

it('Maya tells its bonus and that GCash can send to it', () => {
  show('maya');
  expect(screen.getByText(/^Get 3% more when you deposit with Maya\./)).toBeDefined();
  expect(screen.getByText(/You can also send from GCash to the Maya account\.$/)).toBeDefined();
});

it('a GCash bank transfer tells to copy the bank details', () => {
  show('gcashtransfer');
  expect(screen.getByText('Copy the bank details, then transfer from GCash.')).toBeDefined();
});

it('every mode tells where to ask when a deposit does not go through', () => {
  for (const mode of [...modeOrder, 'newpay']) {
    show(mode);
    expect(screen.getByText('Problem with your deposit? Chat with us.')).toBeDefined();
    cleanup();
  }
});
