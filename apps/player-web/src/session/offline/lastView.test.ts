import { afterEach, beforeEach, expect, it } from 'vitest';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { clearAccount } from '../clearAccount';
import { session } from '../session';
import { lastView, lastViewKey } from './lastView';

const JUAN = 7;
const view = {
  player: { nickname: 'Juan', avatarId: 1, vipLevel: 2 },
  banners: [],
  shortcuts: [1],
};
const stored = { userId: JUAN, build: 'one', lang: 'en', view } as const;

beforeEach(() => {
  const build = Object.assign(document.createElement('meta'), { name: 'kislap-build', content: 'one' });
  document.head.replaceChildren(build);
  document.documentElement.lang = 'en';
  session.signIn({ token: 'x', userId: JUAN });
  deviceStorage.write(lastViewKey, stored);
});

afterEach(() => {
  session.signOut();
  deviceStorage.remove(lastViewKey);
  document.head.replaceChildren();
});

it('is there for the same player in the same build and language', () => {
  expect(lastView.read()?.view).toEqual(view);
});

it.each([
  ['build', { ...stored, build: 'two' }],
  ['language', { ...stored, lang: 'fil' }],
  ['player', { ...stored, userId: 8 }],
] as const)('is not there in another %s', (_, other) => {
  deviceStorage.write(lastViewKey, other);
  expect(lastView.read()).toBeUndefined();
});

it('goes with its player', () => {
  session.signOut();
  clearAccount(JUAN);
  expect(deviceStorage.read(lastViewKey)).toBeUndefined();
});

it('stays when somebody else’s account is cleared', () => {
  clearAccount(8);
  expect(lastView.read()?.view).toEqual(view);
});
