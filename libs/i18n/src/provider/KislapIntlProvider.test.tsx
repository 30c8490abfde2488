// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { FormattedNumber } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../catalogues/loadCatalogue';
import { isLocale } from '@kislap/domain';
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
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('speaks English', async () => {
    await renderArrivalIn('en');
    expect(screen.getByText('Recharged successfully,PHP 1000.5')).toBeDefined();
  });

  it('speaks Filipino', async () => {
    await renderArrivalIn('tag');
    expect(screen.getByText('Pumasok na ang deposit mo, PHP 1000.5')).toBeDefined();
  });

  it('says in English what the language lacks, and tells of it once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(
      <KislapIntlProvider locale="tag" catalogue={{}}>
        <Arrival />
      </KislapIntlProvider>,
    );
    expect(await screen.findByText('Recharged successfully,PHP 1000.5')).toBeDefined();
    rerender(
      <KislapIntlProvider locale="tag" catalogue={{}}>
        <Arrival />
        <Arrival />
      </KislapIntlProvider>,
    );
    expect(screen.getAllByText('Recharged successfully,PHP 1000.5')).toHaveLength(2);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('dep.arrived'));
  });

  it('speaks English to whom it does not know the language of', async () => {
    const stored = 'klingon';
    await renderArrivalIn(isLocale(stored) ? stored : 'en');
    expect(screen.getByText('Recharged successfully,PHP 1000.5')).toBeDefined();
  });

  it('counts and writes as in English where the device has no data of a language, without a word about it', () => {
    const supported = Intl.NumberFormat.supportedLocalesOf.bind(Intl.NumberFormat);
    const withoutCebuano = (asked: Intl.LocalesArgument) =>
      supported(asked).filter((one) => !one.startsWith('ceb'));
    vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockImplementation(withoutCebuano);
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation(withoutCebuano);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Amount = () => <FormattedNumber value={1234.5} />;
    render(
      <KislapIntlProvider locale="ceb" catalogue={{}}>
        <Amount />
      </KislapIntlProvider>,
    );
    expect(screen.getByText('1,234.5')).toBeDefined();
    expect(log).not.toHaveBeenCalled();
  });
});
