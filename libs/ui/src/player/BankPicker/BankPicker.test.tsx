import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { BankPicker } from './BankPicker';

const banks = ['GCASH', 'PAYMAYA', 'GOTYME', 'UBP', 'BPI', 'BDO', 'LBP', 'MBTC'].map((code) => ({ code }));

test('typing narrows the list, whatever the case', async () => {
  renderInEnglish(<BankPicker banks={banks} value={undefined} onChange={vi.fn()} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search banks' }), 'bp');
  expect(screen.getAllByRole('radio').map((bank) => bank.getAttribute('value'))).toEqual([
    'UBP',
    'BPI',
    'LBP',
  ]);
});

test('a bank is found by its whole name too, which stands below its code', async () => {
  const named = banks.map(({ code }) => ({
    code,
    kind: 'Bank',
    name: code === 'BPI' ? 'Bank of the Philippine Islands' : undefined,
  }));
  renderInEnglish(<BankPicker banks={named} value={undefined} onChange={vi.fn()} />);
  await userEvent.type(screen.getByRole('searchbox'), 'islands');
  expect(screen.getByRole('radio')).toHaveAttribute('value', 'BPI');
  expect(screen.getByText('Bank · Bank of the Philippine Islands')).toBeInTheDocument();
});

test('a bank that is not there says so', async () => {
  renderInEnglish(<BankPicker banks={banks} value={undefined} onChange={vi.fn()} />);
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No banks found')).toBeInTheDocument();
});

test('a short list has nothing to search', () => {
  renderInEnglish(<BankPicker banks={banks.slice(0, 3)} value="UBP" onChange={vi.fn()} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('the bank that is chosen already is kept', async () => {
  const onChange = vi.fn();
  const onKeep = vi.fn();
  renderInEnglish(<BankPicker banks={banks.slice(0, 3)} value="GCASH" onChange={onChange} onKeep={onKeep} />);
  await userEvent.click(screen.getByRole('radio', { name: 'GCASH' }));
  expect(onKeep).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});
