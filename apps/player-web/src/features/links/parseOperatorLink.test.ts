import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOperatorLink, promotionOfLink } from './parseOperatorLink';

describe('parseOperatorLink', () => {
  it.each([
    ['route:/promotion?type=23', { type: 'route', href: '/promotion?type=23' }],
    [' route:/ ', { type: 'route', href: '/' }],
    ['overlay:deposit', { type: 'overlay', name: 'deposit' }],
    ['overlay:deposit?mode=maya', { type: 'overlay', name: 'deposit', mode: 'maya' }],
    ['overlay:fund-record', { type: 'overlay', name: 'fund-record' }],
    ['game:jeepney-jackpot', { type: 'game', gameCode: 'jeepney-jackpot' }],
    ['https://t.example/offer?x=1#y', { type: 'outside', href: 'https://t.example/offer?x=1#y' }],
    ['HTTPS://t.example', { type: 'outside', href: 'https://t.example/' }],
  ])('reads %j', (link, target) => {
    expect(parseOperatorLink(link)).toEqual(target);
  });

  it.each([
    '',
    '  ',
    '/promotion',
    '?overlay=deposit',
    'deposit',
    'route:',
    'route:promotion',
    'route://evil.example',
    'route:https://evil.example',
    'overlay:',
    'overlay:../x',
    'overlay:deposit?mode=',
    'overlay:deposit?mode=a&x=b',
    'overlay:withdrawal?mode=maya',
    'overlay:a b',
    'game:',
    'game:a/b',
    'http://t.example',
    'https://t.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'intent://x',
  ])('ignores %j', (link) => {
    expect(parseOperatorLink(link)).toBeUndefined();
  });

  it('never leads to another scheme', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (link) => {
        const target = parseOperatorLink(link);
        if (target?.type === 'outside') expect(new URL(target.href).protocol).toBe('https:');
        if (target?.type === 'route') expect(target.href.startsWith('/')).toBe(true);
      }),
    );
  });
});

it.each([
  ['route:/promotion?type=23', 23],
  ['route:/promotion?channel=7&type=15#top', 15],
  ['route:/promotion?type=9', undefined],
  ['route:/promotion', undefined],
  ['route:/user/vip?type=23', undefined],
  ['overlay:deposit', undefined],
  ['https://t.example/promotion?type=23', undefined],
])('%s leads to promotion %s', (link, type) => {
  expect(promotionOfLink(link)).toBe(type);
});
