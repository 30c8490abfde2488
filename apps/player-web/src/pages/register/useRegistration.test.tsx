import { configureApi, timeouts } from '@kislap/api';
import { beOffline, createFakeOperator, refuse, sampleHandlers } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '../../session/session';
import { useRegistration } from './useRegistration';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});
afterEach(() => {
  session.signOut();
  configureApi({});
  localStorage.clear();
});

function open(registerHandler: NonNullable<Handlers['register']>) {
  const operator = createFakeOperator({ ...sampleHandlers, register: registerHandler });
  configureApi({ adapter: operator.adapter, timeouts: { ...timeouts, retryDelayMs: 1 } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      {children}
    </KislapIntlProvider>
  );
  const { result } = renderHook(() => useRegistration(), { wrapper });
  const type = (password: string) =>
    act(() => {
      const { form, setBirth } = result.current;
      form.change('phone', '9171234567');
      form.change('code', '123456');
      form.change('password', password);
      form.change('passwordAgain', password);
      setBirth({ year: '1995', month: '02', day: '14' });
    });
  const submit = () => act(() => result.current.form.submit());
  const keys = () =>
    operator.seen.filter(({ call }) => call === 'register').map(({ idempotencyKey }) => idempotencyKey);
  return { type, submit, keys };
}

it('asks for the same account under its first key while it is not known whether it is open', async () => {
  const { type, submit, keys } = open(beOffline);
  type('Play1234');
  await submit();
  const tries = keys().length;
  await submit();
  expect(keys().length).toBeGreaterThan(tries);
  expect(new Set(keys()).size).toBe(1);
});

it('asks under a new key when something else is asked for', async () => {
  const { type, submit, keys } = open(beOffline);
  type('Play1234');
  await submit();
  type('Play12345');
  await submit();
  expect(new Set(keys()).size).toBe(2);
});

it('asks under a new key after a refusal', async () => {
  const { type, submit, keys } = open(() => refuse(1004, 'Wrong or expired code'));
  type('Play1234');
  await submit();
  await submit();
  expect(new Set(keys()).size).toBe(2);
});

it('stores nothing of the form on the device', async () => {
  const { type, submit } = open(beOffline);
  type('Play1234');
  await submit();
  const names = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
  const stored = names.map((name) => `${name} ${localStorage.getItem(name)}`).join('\n');
  expect(stored).toMatch(/register/);
  expect(stored).not.toMatch(/Play1234|9171234567/);
});
