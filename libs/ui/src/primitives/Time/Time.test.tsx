import { epochSecondsFrom } from '@kislap/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Time } from './Time';

const beforeMidnightInManila = epochSecondsFrom(Date.UTC(2026, 10, 20, 15, 59, 59) / 1000);

test('a record shows the full Manila stamp', () => {
  render(<Time at={beforeMidnightInManila} />);
  expect(screen.getByText('2026-11-20 23:59:59')).toHaveAttribute('datetime', '2026-11-20T23:59:59+08:00');
});

test('a conversation shows hours and minutes', () => {
  render(<Time at={beforeMidnightInManila} format="clock" />);
  expect(screen.getByText('23:59')).toBeInTheDocument();
});

test('a moment of a known day shows the second and not the day', () => {
  render(<Time at={beforeMidnightInManila} format="second" />);
  expect(screen.getByText('23:59:59')).toHaveAttribute('datetime', '2026-11-20T23:59:59+08:00');
});
