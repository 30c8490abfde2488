import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import type { Limit } from './Limit';
import { LimitMeter } from './LimitMeter';
import { limitTexts } from './Limit';

const now = epochSecondsFrom(1_763_643_873);
const money = (most: number, used: number): Limit => ({
  kind: 'money',
  most: moneyFromPeso(most),
  used: moneyFromPeso(used),
});

test('it prints what is allowed, what is used, and when it begins anew', () => {
  renderInEnglish(
    <LimitMeter
      title="Deposit per week"
      limit={money(10_000, 4000)}
      resetsAt={epochSecondsFrom(1_763_913_600)}
    />,
  );
  expect(screen.getByText('₱10,000.00')).toBeInTheDocument();
  expect(screen.getByText('₱4,000.00 used')).toBeInTheDocument();
  expect(screen.getByText('Resets 2025-11-24 00:00')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Deposit per week' })).toHaveAttribute('aria-valuenow', '40');
});

test.each([
  [1000, 1000],
  [1000, 4000],
  [0, 0],
])('a limit of %i with %i used is reached', (most, used) => {
  renderInEnglish(<LimitMeter title="Deposit" limit={money(most, used)} />);
  expect(screen.getByText('Limit reached')).toBeInTheDocument();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
});

test('what orders hold is reserved and not used: a limit that is full with them is not reached', () => {
  const limit = { ...money(1000, 1000), reserved: moneyFromPeso(400) } as const;
  renderInEnglish(<LimitMeter title="Deposit" limit={limit} />);
  expect(screen.getByText("₱600.00 used, ₱400.00 held for orders you haven't paid")).toBeInTheDocument();
  expect(screen.queryByText('Limit reached')).not.toBeInTheDocument();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
});

test('time is printed in hours and minutes', () => {
  renderInEnglish(<LimitMeter title="Time" limit={{ kind: 'minutes', most: 125, used: 45 }} />);
  expect(screen.getByText('2 h 5 min')).toBeInTheDocument();
  expect(screen.getByText('45 min used')).toBeInTheDocument();
});

test('no limit is said in words and has no bar', () => {
  renderInEnglish(<LimitMeter title="Time" limit={{ kind: 'none' }} />);
  expect(screen.getByText('Not set')).toBeInTheDocument();
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});

test.each([
  [60, "Your new ₱20,000.00 limit can start on 2025-11-20 21:05. You'll confirm it then."],
  [0, 'Your new ₱20,000.00 limit is ready. Confirm to start it.'],
  [-60, 'Your new ₱20,000.00 limit is ready. Confirm to start it.'],
])('a raise that starts %i seconds from now never starts by itself', (seconds, words) => {
  const to = { kind: 'money', most: moneyFromPeso(20_000) } as const;
  const raise = { to, startsAt: epochSecondsFrom(now + seconds), now };
  renderInEnglish(<LimitMeter title="Deposit" limit={money(10_000, 1)} raise={raise} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('a raise that is ready tells until when it can be confirmed', () => {
  const to = { kind: 'money', most: moneyFromPeso(20_000) } as const;
  const raise = { to, startsAt: now, endsAt: epochSecondsFrom(now + 604_800), now };
  renderInEnglish(<LimitMeter title="Deposit" limit={money(10_000, 1)} raise={raise} />);
  expect(screen.getByText(/You can confirm until 2025-11-27 21:04\./)).toBeInTheDocument();
});

test.each([
  [60, 'No limit from 2025-11-20 21:05, if you confirm it then.'],
  [0, 'You can remove this limit now. Confirm to remove it.'],
])(
  'a removal that waits %i seconds is told of as no limit, and until then the limit holds',
  (seconds, words) => {
    const raise = { to: { kind: 'none' }, startsAt: epochSecondsFrom(now + seconds), now } as const;
    renderInEnglish(<LimitMeter title="Deposit" limit={money(10_000, 1)} raise={raise} />);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText('₱10,000.00')).toBeInTheDocument();
  },
);

test('the bar is full exactly when nothing is left', () => {
  const minutes = fc.nat({ max: 10_000 });
  fc.assert(
    fc.property(minutes, minutes, (most, used) => {
      const words = limitTexts((id) => id, { kind: 'minutes', most, used });
      expect(words?.progress === 1).toBe(used >= most);
    }),
  );
});
