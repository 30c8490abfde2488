import { afterEach, expect, it, vi } from 'vitest';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { runSessionEffect } from './runSessionEffect';
import { session } from '../../session/session';

const lastTouch = (userId: number) => deviceStorage.read(accountKeys.lastTouchAt(userId));

afterEach(() => {
  session.signOut();
  deviceStorage.remove(accountKeys.lastTouchAt(7));
});

it('a player who logs in once more, with another token, is not forgotten; one who has left is', async () => {
  for (const userId of [7, 8]) deviceStorage.write(accountKeys.lastTouchAt(userId), 1_000);
  session.signIn({ token: 'second', userId: 7 });
  runSessionEffect('clearAccount', 7);
  runSessionEffect('clearAccount', 8);
  await vi.waitFor(() => expect(lastTouch(8)).toBeUndefined());
  expect(lastTouch(7)).toBe(1_000);
});
