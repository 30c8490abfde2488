// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  carryQuery,
  inAppPath,
  isInstallOffered,
  type OperatorLink,
  parseOperatorLink,
  safeExternalUrl,
} from '../index';

describe('examples of links', () => {
  it('carryQuery', () => {
    expect(carryQuery('?channel=7&token=x', '')).toEqual('?channel=7');
    expect(carryQuery('?channel=7', '?type=23')).toEqual('?type=23');
  });

  it('inAppPath', () => {
    expect(inAppPath('/promotion?type=23#top')).toEqual('/promotion?type=23#top');
    expect(inAppPath('//evil.example/')).toEqual(undefined);
  });

  it('isInstallOffered', () => {
    expect(isInstallOffered('?is=app', false)).toEqual(false);
    expect(isInstallOffered('', false)).toEqual(true);
  });

  it('OperatorLink', () => {
    const game: OperatorLink = { type: 'game', gameCode: 'jili-1' };
    expect(parseOperatorLink('game:jili-1')).toEqual(game);
  });

  it('parseOperatorLink', () => {
    expect(parseOperatorLink('route:/promotion?type=23')).toEqual({
      type: 'route',
      href: '/promotion?type=23',
    });
    expect(parseOperatorLink('overlay:deposit')).toEqual({ type: 'overlay', name: 'deposit' });
    expect(parseOperatorLink('javascript:alert(1)')).toEqual(undefined);
  });

  it('safeExternalUrl', () => {
    expect(safeExternalUrl('https://pay.example/1', 'https://kislap.example')).toEqual(
      'https://pay.example/1',
    );
    expect(safeExternalUrl('https://kislap.example@evil.example/', 'https://kislap.example')).toEqual(
      undefined,
    );
  });
});
