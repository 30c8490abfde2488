import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { expect, test } from 'vitest';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';
import { receiptLines, receiptState, receiptWords } from './receiptLines';

const ids: TranslateText = (id) => id;
const deposit: ReceiptOptions = {
  kind: 'deposit',
  amount: moneyFromPeso(500),
  status: 'complete',
  at: epochSecondsFrom(1_763_000_000),
};

test('what is not known has no line', () => {
  expect(receiptLines(deposit, ids).map(({ term }) => term)).toEqual(['receipt.kind', 'receipt.requested']);
});

test('a bonus, a place and an order stand on it', () => {
  const lines = receiptLines({ ...deposit, place: 'Maya', orderId: 'D1', bonus: moneyFromPeso(15) }, ids);
  expect(lines.map(({ value }) => value)).toEqual([
    'dep.title',
    'Maya',
    'receipt.bonusCame',
    '2025-11-13 10:13:20',
    'D1',
  ]);
});

test('it says which moment its time is', () => {
  const terms = (receipt: ReceiptOptions) => receiptLines(receipt, ids).map(({ term }) => term);
  expect(terms({ ...deposit, isCredited: true })).toContain('receipt.credited');
  expect(terms({ ...deposit, kind: 'withdrawal' })).toContain('receipt.requested');
  expect(terms({ ...deposit, kind: 'gift' })).toContain('dep.missingTime');
});

test('a gift says where its money has gone', () => {
  const lines = receiptLines({ ...deposit, kind: 'gift', place: 'Weekly gift' }, ids);
  expect(lines).toContainEqual({ term: 'wdw.to', value: 'user.balance' });
});

test('a withdrawal on its way says when its money comes, one that has come does not', () => {
  const withdrawal = { ...deposit, kind: 'withdrawal', usualPayoutSeconds: 60 } as const;
  const arrives = { term: 'wdw.expected', value: 'wdw.usualMinutes' };
  expect(receiptLines({ ...withdrawal, status: 'pending' }, ids)).toContainEqual(arrives);
  expect(receiptLines(withdrawal, ids)).not.toContainEqual(arrives);
});

test('a payout in several orders says each with its amount, and no time that one transfer takes', () => {
  const part = (orderId: string, pesos: number) => ({ orderId, amount: moneyFromPeso(pesos) });
  const parts = [part('W1', 50_000), part('W2', 20_000)];
  const payout = {
    ...deposit,
    kind: 'withdrawal',
    status: 'pending',
    amount: moneyFromPeso(70_000),
  } as const;
  const lines = receiptLines({ ...payout, orderId: 'W1', parts, usualPayoutSeconds: 60 }, ids);
  expect(lines.map(({ term, value }) => `${term} ${value}`).slice(2)).toEqual([
    'receipt.orderOf ₱50,000.00 · W1',
    'receipt.orderOf ₱20,000.00 · W2',
  ]);
});

test('a withdrawal on its way says when that was read, one that has ended needs no such word', () => {
  const readAt = epochSecondsFrom(1_763_000_025);
  const withdrawal = { ...deposit, kind: 'withdrawal', readAt } as const;
  const line = { term: 'receipt.asOf', value: '2025-11-13 10:13:45' };
  expect(receiptLines({ ...withdrawal, status: 'pending' }, ids)).toContainEqual(line);
  expect(receiptLines(withdrawal, ids)).not.toContainEqual(line);
});

test('it stands as its record says', () => {
  expect(receiptState(deposit, ids)).toBe('st.success');
  expect(receiptState({ ...deposit, kind: 'withdrawal' }, ids)).toBe('st.complete');
  expect(receiptState({ ...deposit, kind: 'withdrawal', status: 'pending' }, ids)).toBe('st.pending');
});

test('in words it says the same', () => {
  expect(receiptWords({ ...deposit, place: 'Maya' }, 'Kislap', ids)).toBe(
    'Kislap · dep.title\n₱500.00 (st.success)\ndep.method: Maya\nreceipt.requested: 2025-11-13 10:13:20',
  );
});

test('the steps of its order stand in the place of its one time, and go along in words', () => {
  const events = [
    { step: 'ready', at: deposit.at },
    { step: 'paid', at: epochSecondsFrom(1_763_000_060) },
    { step: 'credited', at: epochSecondsFrom(1_763_000_063) },
  ] as const;
  const receipt = { ...deposit, orderId: 'D1' };
  expect(receiptLines(receipt, ids, events)).toEqual([
    { term: 'receipt.kind', value: 'dep.title' },
    { term: 'step.ready', value: '2025-11-13 10:13:20' },
    { term: 'step.paid', value: '2025-11-13 10:14:20' },
    { term: 'step.credited', value: '2025-11-13 10:14:23' },
    { term: 'dep.missingOrder', value: 'D1' },
  ]);
  expect(receiptWords(receipt, 'Kislap', ids, events)).toContain('step.paid: 2025-11-13 10:14:20');
});
