import { answer, beOffline, refuse } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppDataQueries } from '../../shell/prefetch/PrefetchAppData';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { storyConfig } from '../../testing/storyConfig';
import { CsLink } from './CsLink';
import { RuntimeConfigContext } from '../../config/runtimeConfig';

const link = () => screen.queryByRole('button', { name: 'Customer service' });
const closed: Handlers = { urlConfig: () => refuse(555) };

async function show(customerServiceUrl: string, handlers: Handlers): Promise<void> {
  await renderWithOperator(
    <RuntimeConfigContext value={{ ...storyConfig, customerServiceUrl }}>
      <AppDataQueries userId={undefined} />
      <CsLink />
    </RuntimeConfigContext>,
    handlers,
  );
}

afterEach(() => deviceStorage.remove(storedKeys.customerService));

it('is at the address of the configuration while the operator is closed, also at a first visit', async () => {
  await show('/help', closed);
  expect(link()).not.toBeNull();
});

it.each([
  ['page', { tgUrl: '', csUrl: 'https://help.example/chat' }],
  ['chat', { tgUrl: 'https://t.me/kislap' }],
])('is where it was the last time while the operator is closed: a %s', async (_, places) => {
  await show('', { urlConfig: () => answer({ bindPhone: 0 as const, ...places }) });
  await waitFor(() => expect(deviceStorage.read(storedKeys.customerService)).toBeDefined());
  cleanup();
  await show('', closed);
  expect(link()).not.toBeNull();
});

it('is nowhere when nobody has ever said where', async () => {
  await show('', { urlConfig: beOffline });
  expect(link()).toBeNull();
});

it('is not where it was once the operator has none any more', async () => {
  deviceStorage.write(storedKeys.customerService, { page: 'https://help.example/chat', chat: '' });
  await show('', { urlConfig: () => answer({ tgUrl: '', bindPhone: 0 as const }) });
  await waitFor(() => expect(link()).toBeNull());
});

it('is not opened at an address that must not be', async () => {
  deviceStorage.write(storedKeys.customerService, { page: 'javascript:alert(1)', chat: 'data:text/html,x' });
  await show('', closed);
  expect(link()).toBeNull();
});
