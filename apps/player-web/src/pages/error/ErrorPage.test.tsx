import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ErrorPage } from './ErrorPage';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});
afterEach(cleanup);

const show = (page: ReactNode) =>
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      {page}
    </KislapIntlProvider>,
  );

it('is the one of status 500 when nothing else is said', () => {
  show(<ErrorPage />);
  expect(screen.getByRole('heading', { name: 'Internal Server Error' })).toBeTruthy();
  expect(screen.getByText('500')).toBeTruthy();
});

it('is titled by its status', () => {
  show(<ErrorPage status={404} />);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  expect(screen.getByText('404')).toBeTruthy();
});
