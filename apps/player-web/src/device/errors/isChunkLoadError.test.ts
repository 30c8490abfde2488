import { describe, expect, it } from 'vitest';

import { isChunkLoadError } from './isChunkLoadError';

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://kislap.example/assets/vip-1.js',
    'error loading dynamically imported module: https://kislap.example/assets/vip-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/vip-1.css',
    'TypeError: FAILED TO FETCH DYNAMICALLY IMPORTED MODULE',
  ])('knows %j', (message) => {
    expect(isChunkLoadError(message)).toBe(true);
  });

  it.each(['', 'Failed to fetch', 'x is not a function'])('leaves %j to others', (message) => {
    expect(isChunkLoadError(message)).toBe(false);
  });
});
