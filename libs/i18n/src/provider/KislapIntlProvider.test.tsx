// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogues/loadCatalogue';
import type { Locale } from '@kislap/domain';
import { KislapIntlProvider } from './KislapIntlProvider';
import { useText } from './useText';

function Arrival() {
  const text = useText();
  return <p>{text('dep.arrived', { amount: '1000.5' })}</p>;
}

async function renderArrivalIn(locale: Locale): Promise<void> {
  const catalogue = await loadCatalogue(locale);
  render(
    <KislapIntlProvider locale={locale} catalogue={catalogue}>
      <Arrival />
    </KislapIntlProvider>,
  );
}

describe('KislapIntlProvider', () => {
  afterEach(cleanup);

  it('speaks English', async () => {
    await renderArrivalIn('en');
    expect(screen.getByText('Recharged successfully,PHP 1000.5')).toBeDefined();
  });

  it('speaks Filipino', async () => {
    await renderArrivalIn('tag');
    expect(screen.getByText('Pumasok na ang deposit mo, PHP 1000.5')).toBeDefined();
  });
});
