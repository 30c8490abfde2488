import { answer } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { launch } from '../../session/attribution/launch';
import { InstallRows } from './InstallRows';

/** How this visit began. */
const begin = (search: string): void => {
  sessionStorage.clear();
  launch.remember(Object.assign(Object.create(null), { sessionStorage, location: { search } }));
};
const settings = (apkUrl?: string) => ({
  urlConfig: () => answer({ tgUrl: '', bindPhone: 0 as const, ...(apkUrl && { apkUrl }) }),
});
const withPackage = settings('https://cdn.example/kislap.apk');

beforeEach(() => begin(''));
afterEach(() => {
  vi.restoreAllMocks();
  begin('');
});

it('leads to the invitation and to the operator’s package', async () => {
  await renderWithOperator(<InstallRows />, withPackage);
  expect(await screen.findByRole('button', { name: /Install the app/ })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Download APP' })).toBeDefined();
});

it('knows no package where the operator has none', async () => {
  await renderWithOperator(<InstallRows />, settings());
  await screen.findByRole('button', { name: /Install the app/ });
  expect(screen.queryByRole('button', { name: 'Download APP' })).toBeNull();
});

const rows = async () => {
  await renderWithOperator(<InstallRows />, withPackage);
  return screen.queryAllByRole('button');
};

it('is not there for a visit that began as an app', async () => {
  begin('?is=app');
  expect(await rows()).toEqual([]);
});

it('is not there on the home screen', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  expect(await rows()).toEqual([]);
  Reflect.deleteProperty(navigator, 'standalone');
});

it('is not there inside a wrapper that names itself', async () => {
  const own = 'Mozilla/5.0 (Linux; Android 15; wv) KislapApp/1.2 (android)';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(own);
  expect(await rows()).toEqual([]);
});
