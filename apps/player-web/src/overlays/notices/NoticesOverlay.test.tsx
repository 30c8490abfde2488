import { configureApi } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { NoticesOverlay } from './NoticesOverlay';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  configureApi({});
});

function show(dates: { readonly stime: number; readonly etime: number }): void {
  const operator = createFakeOperator({
    ...sampleHandlers,
    noticeList: () =>
      answer([{ id: 1, sort: 1, title: 'Maya rests', content: 'Deposits by Maya rest.', ...dates }]),
  });
  configureApi({ adapter: operator.adapter });
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <NoticesOverlay
          modal={{ isOpen: true, onDismiss: () => undefined, onExited: () => undefined }}
          onAnswer={() => undefined}
        />
      </SWRConfig>
    </KislapIntlProvider>,
  );
}

it('a notice says what, since when and until when, in Manila time', async () => {
  show({ stime: 1_700_000_000, etime: 4_102_444_800 });
  expect(await screen.findByText('Deposits by Maya rest.')).toBeDefined();
  expect(screen.getByText('2023-11-15 06:13:20')).toBeDefined();
  expect(screen.getByText('2100-01-01 08:00:00')).toBeDefined();
});

it('a notice without a beginning says no dates', async () => {
  show({ stime: 0, etime: 4_102_444_800 });
  expect(await screen.findByText('Deposits by Maya rest.')).toBeDefined();
  expect(screen.queryByText(/2100/)).toBeNull();
});
