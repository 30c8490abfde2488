import type { Page } from '@playwright/test';
import { STORAGE_PREFIX, STORAGE_VERSION } from '../src/device/storage/storageFormat';
import type { PlayerApi } from './PlayerApi';

/** Leaves a session on the device as the app itself does: the first page opens signed in, once. */
export async function signIn(
  page: Page,
  { token, userId }: Pick<PlayerApi, 'token' | 'userId'>,
): Promise<void> {
  const entry = JSON.stringify({ version: STORAGE_VERSION, value: { token, userId } });
  await page.addInitScript(
    ([name, text]) => {
      const isAppPage = window === window.top && location.protocol.startsWith('http');
      if (!isAppPage || sessionStorage.getItem('isSeeded') === name) return;
      sessionStorage.setItem('isSeeded', name);
      localStorage.setItem(name, text);
    },
    [`${STORAGE_PREFIX}session`, entry] as const,
  );
}
