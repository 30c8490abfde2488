import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Meter } from './Meter';

const draw = (progress: number) =>
  render(<Meter label="Turnover" progress={progress} spoken="₱740.00 of ₱2,000.00" />);

test('progress is spoken in the words of the page', () => {
  draw(0.37);
  const meter = screen.getByRole('meter', { name: 'Turnover' });
  expect(meter).toHaveAttribute('aria-valuenow', '37');
  expect(meter).toHaveAttribute('aria-valuetext', '₱740.00 of ₱2,000.00');
});

test.each([
  [-1, '0'],
  [0, '0'],
  [1, '100'],
  [7, '100'],
])('progress of %d is drawn at %s per cent', (progress, percent) => {
  draw(progress);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', percent);
});

test('a limit that is full is drawn unlike a condition that is met', () => {
  const { rerender, container } = render(
    <Meter label="Limit" progress={1} spoken="all" fullMeans="reached" />,
  );
  const reached = container.querySelector('rect')?.getAttribute('class');
  rerender(<Meter label="Limit" progress={1} spoken="all" />);
  expect(container.querySelector('rect')?.getAttribute('class')).not.toBe(reached);
});
