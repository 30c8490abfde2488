import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Ticker } from './Ticker';

const TURN_MS = 6000;

const lines = [
  { id: '1', text: 'Deposits arrive in a minute' },
  { id: '2', text: 'Maya is back' },
];

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = () => screen.getByRole('button').textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the line changes every six seconds and rests after one round', () => {
  render(<Ticker label="All notices" lines={lines} onPress={vi.fn()} />);
  expect(shown()).toBe('Deposits arrive in a minute');
  pass(TURN_MS);
  expect(shown()).toBe('Maya is back');
  pass(TURN_MS);
  expect(shown()).toBe('Deposits arrive in a minute');
  pass(TURN_MS * 5);
  expect(shown()).toBe('Deposits arrive in a minute');
});

test('its name says the line and where it leads', () => {
  render(<Ticker label="All notices" lines={lines} onPress={vi.fn()} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('All notices: Deposits arrive in a minute');
});

test('nothing to say shows nothing', () => {
  const { container } = render(<Ticker label="All notices" lines={[]} onPress={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
