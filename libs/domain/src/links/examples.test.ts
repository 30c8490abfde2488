// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { safeExternalUrl } from '../index';

describe('examples of links', () => {
  it('safeExternalUrl', () => {
    expect(safeExternalUrl('https://pay.example/1', 'https://kislap.example')).toEqual(
      'https://pay.example/1',
    );
    expect(safeExternalUrl('https://kislap.example@evil.example/', 'https://kislap.example')).toEqual(
      undefined,
    );
  });
});
