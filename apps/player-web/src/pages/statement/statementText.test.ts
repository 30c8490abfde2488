import { expect, it } from 'vitest';
import { monthIn } from './statementText';

const months = [
  { month: '2025-11', from: '2025-11-01', to: '2025-11-13' },
  { month: '2025-10', from: '2025-10-01', to: '2025-10-31' },
];

it('finds the month that the address asks for', () => {
  expect(monthIn('?month=2025-10', months)).toBe(months[1]);
});

it.each(['', '?month=', '?month=2019-01', '?month=%3Cscript%3E'])(
  'takes the running month for "%s"',
  (search) => {
    expect(monthIn(search, months)).toBe(months[0]);
  },
);
