import { moneyFromPeso } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { expect, it } from 'vitest';
import { missingText } from './missingText';

const text: TranslateText = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
const money = (missing: number | undefined) => ({
  have: moneyFromPeso(0),
  need: moneyFromPeso(50),
  missing: missing === undefined ? undefined : moneyFromPeso(missing),
});

it.each([
  [[{ type: 'dayDeposit', ...money(50) }], 'sign.tipDay {"x":"50.00"}'],
  [
    [
      { type: 'dayDeposit', ...money(undefined) },
      { type: 'dayTurnover', ...money(20) },
    ],
    'sign.tipFlow {"x":"20.00"}',
  ],
  [[{ type: 'vip', isMet: false, have: 0, need: 2 }], 'sign.tipVip {"n":2}'],
  [[{ type: 'selectedPlayers', isMet: false }], 'sign.tipOrder {}'],
] as const)('of %j it says %s', (conditions, words) => {
  expect(missingText(conditions, text)).toBe(words);
});
