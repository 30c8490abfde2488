import { moneyFromPeso } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { expect, test } from 'vitest';
import { usualTimeFacts } from './payoutFacts';

const ids: TranslateText = (id) => id;
const termsOf = (peso: number, usualPayoutSeconds: number | undefined) =>
  usualTimeFacts({ amount: moneyFromPeso(peso), usualPayoutSeconds }, ids).map(({ term }) => term);

test('how long a payout usually takes is told for what goes in one transfer, and only there', () => {
  expect(termsOf(50_000, 900)).toEqual(['wdw.expected']);
  expect(termsOf(50_001, 900)).toEqual([]);
});

test('where the operator says no usual time, none is told', () => {
  expect(termsOf(300, undefined)).toEqual([]);
});
