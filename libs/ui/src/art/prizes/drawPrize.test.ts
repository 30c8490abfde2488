import { moneyFromPeso } from '@kislap/domain';
import { expect, test } from 'vitest';

import { drawPrizeArt } from './drawPrize';

test.each([
  ['cash', 8, 'coin'],
  ['cash', 49.99, 'coin'],
  ['cash', 50, 'stack'],
  ['thanks', undefined, 'thanks'],
  ['mystery', 28, 'mystery'],
  ['fixed', 888, 'chest'],
] as const)('%s of %s pesos is drawn as %s', (kind, peso, art) => {
  const amount = peso === undefined ? undefined : moneyFromPeso(peso);
  expect(drawPrizeArt({ kind, amount })).toBe(art);
});
