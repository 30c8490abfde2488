import { epochSecondsFrom } from '@kislap/domain';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { Countdown } from './Countdown';

const START = 1_763_643_873;
const until = (seconds: number) => epochSecondsFrom(START + seconds);

beforeEach(() => {
  vi.useFakeTimers({ now: START * 1000 });
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (seconds: number) => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

test.each([
  [2 * 86_400 + 3 * 3600 + 59, '2d 3h', '2 days and 3 hours'],
  [3 * 3600 + 252, '3:04:12', '3 hours and 4 minutes'],
  [252, '04:12', '4 minutes'],
  [60, '01:00', '1 minute'],
  [59, '00:59', 'less than a minute'],
])('%i seconds are shown as %s and read as "%s"', (seconds, shown, spoken) => {
  renderInEnglish(<Countdown until={until(seconds)} endedText="Ended" />);
  expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(spoken)).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('it counts by the clock, and announces the end alone', () => {
  renderInEnglish(<Countdown until={until(62)} endedText="Ended" sentence={(time) => `Ends in ${time}`} />);
  wait(2);
  expect(screen.getByText('Ends in 01:00')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByText('Ends in less than a minute')).toBeInTheDocument();
  wait(59);
  expect(screen.getByRole('status')).toHaveTextContent('Ended');
  expect(screen.queryByText(/Ends in/)).not.toBeInTheDocument();
});

test('an instant in the past shows its own words and keeps no timer', () => {
  renderInEnglish(<Countdown until={epochSecondsFrom(0)} endedText="Ended" />);
  expect(screen.getByText('Ended')).toBeInTheDocument();
  expect(vi.getTimerCount()).toBe(0);
});

test('another clock can be given', () => {
  const now = () => epochSecondsFrom(1000);
  renderInEnglish(<Countdown until={epochSecondsFrom(1252)} endedText="Ended" now={now} />);
  expect(screen.getByText('04:12')).toBeInTheDocument();
});
