import { expect, it } from 'vitest';
import { serviceAddress } from './serviceAddress';

const appOrigin = 'https://play.example';

it('passes on who asks, from where and in which theme, and nothing else', () => {
  const visit = { appOrigin, userId: 7, page: '/user', theme: 'light' };
  expect(serviceAddress('https://help.example/chat?x=1', visit)).toBe(
    'https://help.example/chat?x=1&UserID=7&page=%2Fuser&theme=light',
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
