import { configureApi } from '@kislap/api';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '../../session/session';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { accountKeys } from '../../device/storage/accountKeys';
import { BindPhoneOverlay } from './BindPhoneOverlay';

const JUAN = 7;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

afterEach(() => {
  cleanup();
  session.signOut();
  window.localStorage.clear();
  configureApi({});
});

function open() {
  session.signIn({ token: 'token', userId: JUAN });
  configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
  const drawn = (isOpen: boolean) => (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <BindPhoneOverlay
          modal={{ isOpen, onDismiss: () => undefined, onExited: () => undefined }}
          onAnswer={() => undefined}
        />
      </SWRConfig>
    </KislapIntlProvider>
  );
  const { rerender, unmount } = render(drawn(true));
  return { close: () => rerender(drawn(false)), leave: unmount };
}

it('with an empty field nothing can be submitted, and why is said', async () => {
  open();
  const submit = await screen.findByRole('button', { name: 'Submit' });
  const isLocked = () => submit.hasAttribute('disabled') || submit.getAttribute('aria-disabled') === 'true';
  const filled = ['9171234567', '123456', 'Play1234', 'Play1234'];
  const fields = [...document.querySelectorAll('input')];
  expect(fields).toHaveLength(filled.length);
  for (const [index, field] of fields.entries()) {
    expect(isLocked(), `before field ${index + 1}`).toBe(true);
    expect(screen.getByText('Fill in all 4 fields to continue.')).toBeDefined();
    fireEvent.change(field, { target: { value: filled[index] } });
  }
  expect(isLocked()).toBe(false);
  for (const field of fields) {
    const { value } = field;
    fireEvent.change(field, { target: { value: '' } });
    expect(isLocked(), `without ${value}`).toBe(true);
    fireEvent.change(field, { target: { value } });
  }
});

it('once closed it is remembered as seen', async () => {
  const { close } = open();
  await screen.findByRole('button', { name: 'Submit' });
  expect(deviceStorage.read(accountKeys.bindPhoneSeen(JUAN))).toBeUndefined();
  close();
  expect(deviceStorage.read(accountKeys.bindPhoneSeen(JUAN))).toBe(1);
});

it('its fields say what goes in, in the words operators know', async () => {
  open();
  for (const placeholder of [
    'Verification code',
    'Please enter password',
    'Please enter the password again',
  ]) {
    expect(await screen.findByPlaceholderText(placeholder)).toBeDefined();
  }
});

it('once closed nothing of it is kept', async () => {
  const { leave } = open();
  fireEvent.change(await screen.findByPlaceholderText('Verification code'), { target: { value: '123456' } });
  leave();
  open();
  expect((await screen.findByPlaceholderText('Verification code')).getAttribute('value')).toBe('');
});
