import { expect, test } from 'vitest';
import { inviteLink } from './InviteTab';

const origin = 'https://play.example';

test.each([
  ['/register?invite=A1', 'https://play.example/register?invite=A1'],
  ['https://kislap.example/register?invite=A1', 'https://kislap.example/register?invite=A1'],
  ['javascript:alert(1)', undefined],
])('the address of %s is %s', (url, link) => {
  expect(inviteLink(url, origin)).toBe(link);
});
