import { describe, expect, it } from 'vitest';
import { chooseAnswer } from './chooseAnswer';

const origin = 'https://play.example';
const page = { method: 'GET', mode: 'navigate', destination: 'document' };
const image = { method: 'GET', mode: 'no-cors', destination: 'image' };
const script = { method: 'GET', mode: 'cors', destination: 'script' };
const call = { method: 'POST', mode: 'cors', destination: '' };
const read = { method: 'GET', mode: 'cors', destination: '' };

describe('what the service worker answers', () => {
  it.each([
    ['a page', page, '/', 'page'],
    ['any page of the app', page, '/user/mail?id=3', 'page'],
    ['code', script, '/assets/app-1a2b.js', 'build'],
    ['a picture of the build', image, '/assets/tx1-1a2b.svg', 'build'],
    ['a picture', image, '/promo/star.webp', 'pictures'],
    ['the art of a game', image, '/sandbox/art/games/fruit.avif', 'pictures'],
  ] as const)('%s', (_, asked, path, from) => {
    expect(chooseAnswer({ ...asked, url: origin + path }, origin)).toBe(from);
  });

  it.each([
    ['a call', call, '/api/web/getUserInfo'],
    ['a payment', call, '/pay/client?f=maya_deposit'],
    ['whatever else is posted', call, '/user'],
    ['a pay page', page, '/sandbox/cashier/1001'],
    ['a game', page, '/sandbox/games/fruit?sid=1'],
    ['a picture that the operator makes for a player', image, '/api/web/qr.png'],
    ['which build is the newest', read, '/builds/latest.json?1'],
    ['a file on its own', page, '/manifest.webmanifest'],
    ['the worker itself', script, '/sw.js'],
  ] as const)('never %s', (_, asked, path) => {
    expect(chooseAnswer({ ...asked, url: origin + path }, origin)).toBe('network');
  });

  it('never what is on another site', () => {
    expect(chooseAnswer({ ...image, url: 'https://cdn.example/star.webp' }, origin)).toBe('network');
    expect(chooseAnswer({ ...page, url: 'https://pay.example/' }, origin)).toBe('network');
  });
});
