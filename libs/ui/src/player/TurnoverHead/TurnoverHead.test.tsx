import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { TurnoverHead } from './TurnoverHead';

const status = (needed: number, done: number) => ({
  neededTurnover: moneyFromPeso(needed),
  doneTurnover: moneyFromPeso(done),
});

test('it prints what is asked for, done and left', () => {
  renderInEnglish(<TurnoverHead status={status(300, 176.55)} />);
  const facts = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(facts).toEqual(['₱300.00', '₱176.55']);
  expect(screen.getByText('Remaining')).toBeInTheDocument();
  expect(screen.getByText('₱123.45')).toBeInTheDocument();
});

test('when nothing is left it says that it is complete', () => {
  renderInEnglish(<TurnoverHead status={status(300, 450)} />);
  expect(screen.getByText('Turnover complete')).toBeInTheDocument();
  expect(screen.getByText('₱0.00')).toBeInTheDocument();
});

test('unknown shows no amount, while it loads and when it failed', () => {
  const { rerender } = renderInEnglish(<TurnoverHead status="loading" />);
  const head = screen.getByRole('region', { name: 'Turnover details' });
  expect(head).toHaveAttribute('aria-busy', 'true');
  expect(head).not.toHaveTextContent('₱');
  rerender(<TurnoverHead status="failed" />);
  expect(screen.getByText("Couldn't load turnover")).toBeInTheDocument();
  expect(head).not.toHaveTextContent('₱');
});
