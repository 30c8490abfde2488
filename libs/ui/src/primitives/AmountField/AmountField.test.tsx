import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { fieldSuite } from '../../testing/fieldSuite';
import { AmountField } from './AmountField';
import { groupAmount } from './AmountInput';

fieldSuite('AmountField of a deposit', {
  Field: (props) => <AmountField {...props} precision="whole" clearLabel="Clear amount" />,
  typed: '₱1,000',
  kept: '1000',
  pasted: { ' 1 000 ': '1000', 'PHP 2,500': '2500', '₱1,000.00': '', '-5': '', '1e3': '' },
  attributes: { inputmode: 'numeric', autocomplete: 'off', placeholder: '0' },
});

fieldSuite('AmountField of a withdrawal', {
  Field: (props) => <AmountField {...props} precision="centavos" clearLabel="Clear amount" />,
  typed: '₱1,234.56',
  kept: '1234.56',
  pasted: { '1,000.00': '1000.00', ' 50.5 ': '50.5', 'Php 20': '20', '1.234': '' },
  attributes: { inputmode: 'decimal', autocomplete: 'off' },
});

function Owner({ precision, onAll }: { precision: 'whole' | 'centavos'; onAll?: () => void }) {
  const [amount, setAmount] = useState('');
  return (
    <>
      <AmountField
        label="Amount"
        precision={precision}
        clearLabel="Clear amount"
        action={onAll && { label: 'All', onClick: onAll }}
        value={amount}
        onValueChange={setAmount}
      />
      <button type="button">elsewhere</button>
    </>
  );
}

test('a deposit takes no point', async () => {
  render(<Owner precision="whole" />);
  await userEvent.type(screen.getByLabelText('Amount'), '50.');
  expect(screen.getByLabelText('Amount')).toHaveValue('50');
});

test('centavos that are typed into whole pesos do not become pesos', async () => {
  render(<Owner precision="whole" />);
  const field = screen.getByLabelText('Amount');
  await userEvent.type(field, '500.00');
  expect(field).toHaveValue('500');
  await userEvent.type(field, '{Backspace}5');
  expect(field).toHaveValue('505');
  await userEvent.type(field, '.5');
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  await userEvent.type(field, '0');
  expect(field).toHaveValue('5,050');
  await userEvent.type(field, '.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear amount' }));
  await userEvent.type(field, '70');
  expect(field).toHaveValue('70');
});

test('a withdrawal takes no third decimal', async () => {
  render(<Owner precision="centavos" />);
  await userEvent.type(screen.getByLabelText('Amount'), '50.123');
  expect(screen.getByLabelText('Amount')).toHaveValue('50.12');
});

test.each([
  ['whole', '12480', '12,480'],
  ['centavos', '12480.5', '12,480.5'],
] as const)('thousands of an amount in %s are grouped while it is typed', async (precision, typed, shown) => {
  render(<Owner precision={precision} />);
  await userEvent.type(screen.getByLabelText('Amount'), typed);
  expect(screen.getByLabelText('Amount')).toHaveValue(shown);
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(screen.getByLabelText('Amount')).toHaveValue(shown);
});

test.each([
  // The caret stays before the same figures; beside a comma it is behind it.
  ['a figure is put in', '1234', 1, '9', '19,234', 3],
  ['a figure is put in behind a comma', '1234', 2, '9', '19,234', 3],
  ['a figure is deleted', '12345', 2, '{Backspace}', '1,345', 2],
  // A comma is no figure: the one before it goes.
  ['a comma is deleted', '12345', 3, '{Backspace}', '1,345', 2],
  ['a comma is deleted forwards', '12345', 2, '{Delete}', '1,245', 3],
  ['something is refused', '1234', 2, 'x', '1,234', 2],
])('when %s, figures and caret are where they belong', async (_case, typed, caret, key, shown, left) => {
  render(<Owner precision="whole" />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  await userEvent.type(field, typed);
  field.setSelectionRange(caret, caret);
  await userEvent.keyboard(key);
  expect(field).toHaveValue(shown);
  expect(field.selectionStart).toBe(left);
});

test.each([
  ['whole', '120000', '120,000'],
  ['whole', '1200', '1,200'],
  ['centavos', '90000.5', '90,000.5'],
] as const)(
  'the same amount put in again in %s without its comma stays the same',
  async (precision, same, shown) => {
    render(<Owner precision={precision} />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.type(field, same);
    field.select();
    await userEvent.paste(same);
    expect(field).toHaveValue(shown);
  },
);

test('the cross empties the field', async () => {
  render(<Owner precision="whole" />);
  await userEvent.type(screen.getByLabelText('Amount'), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Clear amount' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('');
});

test('an empty field offers its action', async () => {
  const onAll = vi.fn();
  render(<Owner precision="centavos" onAll={onAll} />);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onAll).toHaveBeenCalledOnce();
});

test.each([
  ['', ''],
  ['.5', '.5'],
  ['1000', '1,000'],
  ['1000.', '1,000.'],
  ['12480.50', '12,480.50'],
])('"%s" is read as "%s"', (typed, read) => {
  expect(groupAmount(typed)).toBe(read);
});

test('what is pasted and is no amount is told, and the field keeps what it had', async () => {
  const onRefused = vi.fn();
  const field = { label: 'Amount', precision: 'whole', clearLabel: 'Clear amount', value: '500' } as const;
  render(<AmountField {...field} onValueChange={vi.fn()} onRefused={onRefused} />);
  await userEvent.clear(screen.getByLabelText('Amount'));
  expect(onRefused).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Amount'));
  await userEvent.paste('.56');
  expect(onRefused).toHaveBeenCalledWith('500.56');
  expect(screen.getByLabelText('Amount')).toHaveValue('500');
});

test('the same amount pasted with its sign is no refusal', async () => {
  const onRefused = vi.fn();
  const field = { label: 'Amount', precision: 'whole', clearLabel: 'Clear amount', value: '500' } as const;
  render(<AmountField {...field} onValueChange={vi.fn()} onRefused={onRefused} />);
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '₱500' } });
  expect(onRefused).not.toHaveBeenCalled();
});

test('what is no amount at all is told by an empty field too', async () => {
  const onRefused = vi.fn();
  render(
    <AmountField
      label="Amount"
      precision="whole"
      clearLabel="Clear amount"
      value=""
      onValueChange={vi.fn()}
      onRefused={onRefused}
    />,
  );
  await userEvent.click(screen.getByLabelText('Amount'));
  await userEvent.paste('all of it');
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('all of it');
});
