import { configureApi } from '@kislap/api';
import { answerText, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { session } from '../../session/session';
import type { IdentityForm } from './useIdentityForm';
import { useSendIdentity } from './useSendIdentity';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  session.signOut();
  window.localStorage.clear();
  configureApi({});
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <KislapIntlProvider locale="en" catalogue={catalogue}>
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  </KislapIntlProvider>
);

const picture = {
  content: new Blob(['a face'], { type: 'image/jpeg' }),
  preview: 'data:image/jpeg;base64,YSBmYWNl',
};

const formWith = (documentNumber: string): IdentityForm => ({
  values: {
    documentType: 'passport',
    documentNumber,
    name: 'Maria Santos',
    birthday: { year: '1990', month: '01', day: '31' },
    front: picture,
    selfie: picture,
    hasAgreed: true,
  },
  errors: {},
  step: 'consent',
  isTouched: true,
  refusals: 0,
  change: () => undefined,
  showError: () => undefined,
  back: () => undefined,
  next: () => true,
});

function openOn(operator: ReturnType<typeof createFakeOperator>) {
  configureApi({ adapter: operator.adapter });
  session.signIn({ token: 'token', userId: 7 });
  return renderHook(({ form }) => useSendIdentity(7, form), {
    wrapper,
    initialProps: { form: formWith('P1234567A') },
  });
}

it('sends one form under one key while its outcome is unknown, and keeps nothing of the form on the device', async () => {
  // Attempts stand seconds apart.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  const operator = createFakeOperator({ ...sampleHandlers, kycSubmit: () => answerText('<html>') });
  const { result, rerender } = openOn(operator);
  const keys = () =>
    new Set(
      operator.seen.flatMap(({ call, idempotencyKey }) => (call === 'kycSubmit' ? idempotencyKey : [])),
    );

  const send = () => act(() => result.current.send());

  await send();
  await send();
  expect(keys().size).toBe(1);
  const kept = JSON.stringify({ ...window.localStorage });
  expect(kept).toContain('intent:7:identity:');
  for (const part of ['P1234567A', 'Maria', '1990', 'YSBmYWNl']) expect(kept).not.toContain(part);

  rerender({ form: formWith('P7654321B') });
  await send();
  expect(keys().size).toBe(2);
});
