// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../catalogues/loadCatalogue';
import { KislapIntlProvider } from './KislapIntlProvider';
import type { TextValues } from './TextValues';
import { useText } from './useText';

function Notice({ values }: { readonly values?: TextValues }) {
  return <p>{useText()('sign.tipVip', values)}</p>;
}

function silencedLog() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a text outside the provider says what is missing and what to do', () => {
  silencedLog();
  expect(() => render(<Notice />)).toThrow(
    'Nothing can be said without a KislapIntlProvider: put one around it.',
  );
});

it('a text without its values shows their names, and tells of it once', async () => {
  const log = silencedLog();
  const catalogue = await loadCatalogue('en');
  render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <Notice />
    </KislapIntlProvider>,
  );
  expect(screen.getByText('Reach VIP {n}')).toBeDefined();
  expect(log).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('sign.tipVip'));
});

it('a language that is not known speaks English', async () => {
  const unknown: string = 'klingon';
  const load = (locale: string): Promise<unknown> => Reflect.apply(loadCatalogue, undefined, [locale]);
  expect(await load(unknown)).toBe(await loadCatalogue('en'));
});

it.each(['', '<script>', '__proto__', '💥', 'x'.repeat(9_999), '{n', "'"])(
  'a value stands in a text as it is: %s',
  async (n) => {
    const catalogue = await loadCatalogue('en');
    const { container } = render(
      <KislapIntlProvider locale="en" catalogue={catalogue}>
        <Notice values={{ n }} />
      </KislapIntlProvider>,
    );
    expect(container.textContent).toBe(`Reach VIP ${n}`);
  },
);
