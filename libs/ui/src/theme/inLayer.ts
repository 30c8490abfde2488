import type { StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css';

/**
 * Puts a rule into the cascade layer of its floor of the kit, so that a pattern may arrange a
 * primitive without a fight over specificity.
 */
export const inLayer = (layer: 'primitives' | 'patterns' | 'player', rule: StyleRule): StyleRule => ({
  '@layer': { [layers[layer]]: rule },
});
