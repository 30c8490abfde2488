import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import type { BirthDate } from './BirthDateField';
import { controlSuite } from '../../testing/controlSuite';
import { BirthDateField, daysInMonth } from './BirthDateField';

const words = {
  partLabels: { year: 'Year', month: 'Month', day: 'Day' },
  monthNames: ['January', 'February', 'March'],
  years: [2001, 2000],
};

controlSuite({
  name: 'BirthDateField',
  find: (name) => screen.getByRole('group', { name }),
  draw: (props) => (
    <BirthDateField
      {...props}
      {...words}
      value={{ year: '', month: '', day: '' }}
      onValueChange={() => undefined}
    />
  ),
});

function Owner({ start, error }: { start: BirthDate; error?: string }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <BirthDateField label="Date of birth" error={error} value={date} onValueChange={setDate} {...words} />
      <output>{`${date.year}-${date.month}-${date.day}`}</output>
    </>
  );
}

test('three chosen parts make a date', async () => {
  render(<Owner start={{ year: '', month: '', day: '' }} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '7');
  expect(screen.getByRole('status')).toHaveTextContent('2000-03-07');
});

test('a day that the chosen month does not have is asked for again', async () => {
  render(<Owner start={{ year: '2001', month: '03', day: '31' }} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveValue('');
});

test('an error describes the group and marks its parts', () => {
  render(<Owner start={{ year: '2001', month: '03', day: '31' }} error="You have to be 21." />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
    'You have to be 21.',
  );
  expect(screen.getByRole('combobox', { name: 'Year' })).toBeInvalid();
});

test.each([
  ['', '', 31],
  ['', '02', 29],
  ['2001', '02', 28],
  ['2000', '02', 29],
  ['1900', '02', 28],
  ['2001', '04', 30],
])('year "%s" and month "%s" offer %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});
