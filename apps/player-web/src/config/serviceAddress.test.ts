import { expect, it } from 'vitest';
import { serviceAddress } from './serviceAddress';

const appOrigin = 'https://play.example';

it('passes on who asks and from where, and nothing else', () => {
  expect(serviceAddress('https://help.example/chat?x=1', { appOrigin, userId: 7, page: '/user' })).toBe(
    'https://help.example/chat?x=1&UserID=7&page=%2Fuser',
  );
});

it('says nothing of a guest but the page', () => {
  expect(serviceAddress('/help', { appOrigin, page: '/login' })).toBe(
    'https://play.example/help?page=%2Flogin',
  );
});

it.each(['', 'javascript:alert(1)', 'https://a@evil.example/'])('"%s" is no service', (address) => {
  expect(serviceAddress(address, { appOrigin })).toBeUndefined();
});
