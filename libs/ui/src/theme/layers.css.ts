import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers from weakest to strongest. Everything the kit writes lives in one of them. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  player: globalLayer('player'),
} as const;
