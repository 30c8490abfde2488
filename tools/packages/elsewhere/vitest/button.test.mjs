import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { createApi, getBalance } from '@kislap/api';
import { formatMoney } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

test('a button of the kit is drawn and pressed, without a setting', async () => {
  const onClick = vi.fn();
  const catalogue = await loadCatalogue('en');
  const button = createElement(Button, { onClick }, 'Deposit');
  const place = document.body.appendChild(document.createElement('main'));
  await act(async () =>
    createRoot(place).render(createElement(KislapIntlProvider, { locale: 'en', catalogue }, button)),
  );
  place.querySelector('button').click();
  expect(place.textContent).toContain('Deposit');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a balance is read', async () => {
  const { adapter } = createFakeOperator(sampleHandlers);
  const api = createApi({ adapter, getToken: () => 'a token' });
  expect(formatMoney(await getBalance({ api }))).toBe('12,345.67');
});
