import { describe, expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget';

const targetOf = (link: string) =>
  bannerTarget(link, 'https://play.example', (path) => path === '/' || path === '/promotion');

describe('the link of a banner', () => {
  it('may open an overlay over home', () => {
    expect(targetOf('?overlay=deposit')).toEqual({ kind: 'inApp', href: '/?overlay=deposit' });
  });

  it('may lead to a page of the app, also when written as a whole address', () => {
    expect(targetOf('/promotion')).toEqual({ kind: 'inApp', href: '/promotion' });
    expect(targetOf('https://play.example/promotion')).toEqual({ kind: 'inApp', href: '/promotion' });
  });

  it('may lead to another site', () => {
    expect(targetOf('https://t.example/offer')).toEqual({ kind: 'outside', href: 'https://t.example/offer' });
  });

  it.each(['', '  ', '/', '/gone', 'javascript:alert(1)', 'https://play.example@evil.example/'])(
    'leads nowhere when it is "%s"',
    (link) => {
      expect(targetOf(link)).toBeUndefined();
    },
  );
});
