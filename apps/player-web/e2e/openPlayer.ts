import type { Page } from '@playwright/test';
import type { PlayerApi } from './PlayerApi';
import { signInByApi } from './PlayerApi';
import { signIn } from './signIn';

/** Signs a seed player in on this device; the answer tells what has really moved. */
export async function openPlayer(page: Page, origin: string, phone: string): Promise<PlayerApi> {
  const player = await signInByApi(origin, phone);
  await signIn(page, player);
  return player;
}
