import { moneyFromPeso } from '@kislap/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Money } from './Money';

test('the peso sign touches a grouped number with two decimals', () => {
  const { container } = render(<Money amount={moneyFromPeso('12480.5')} />);
  expect(container).toHaveTextContent(/^₱12,480\.50$/);
});

test('centavos are cut, never rounded up', () => {
  const { container } = render(<Money amount={moneyFromPeso('1.1599')} />);
  expect(container).toHaveTextContent(/^₱1\.15$/);
});

test('a loss has a minus of one figure width before the peso sign', () => {
  const { container } = render(<Money amount={moneyFromPeso('-50')} />);
  expect(container).toHaveTextContent('\u2212₱50.00');
});

test('income in a record has a plus, zero has none', () => {
  const { container, rerender } = render(<Money amount={moneyFromPeso('500')} sign="always" />);
  expect(container).toHaveTextContent('+₱500.00');
  rerender(<Money amount={moneyFromPeso('0')} sign="always" />);
  expect(container).toHaveTextContent(/^₱0\.00$/);
});

test.each([
  ['-0.0005', false, '₱0.00'],
  ['0.0005', false, '₱0.00'],
  ['-0.5', true, '₱0'],
  ['-0.5', false, '\u2212₱0.50'],
])('%s pesos has a sign only where a figure of it is shown', (peso, isWhole, shown) => {
  const { container } = render(<Money amount={moneyFromPeso(peso)} sign="always" isWhole={isWhole} />);
  expect(container.textContent).toBe(shown);
});

test('a quick amount shows whole pesos', () => {
  const { container } = render(<Money amount={moneyFromPeso('1000')} isWhole />);
  expect(container).toHaveTextContent(/^₱1,000$/);
});

test('a hidden balance is read as hidden and keeps the room of its figures', () => {
  render(<Money amount={moneyFromPeso('12480.5')} privacy={{ isHidden: true, label: 'Balance hidden' }} />);
  expect(screen.getByText('Balance hidden')).toBeInTheDocument();
  expect(screen.getByText('₱12,480.50').parentElement).toHaveAttribute('data-shown', 'false');
  expect(screen.getByText('₱••••••')).toHaveAttribute('data-shown', 'true');
});

test('a spoken form replaces the figures for a screen reader', () => {
  render(<Money amount={moneyFromPeso('20')} spoken="20 pesos" />);
  expect(screen.getByText('20 pesos')).toBeInTheDocument();
  expect(screen.getByText('₱20.00').parentElement).toHaveAttribute('aria-hidden', 'true');
});
