import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StatusTag } from './StatusTag';

test('a status is a word, and its icon is silent', () => {
  const { container } = render(<StatusTag status="pending" label="Pending" />);
  expect(screen.getByText('Pending')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('each status has an icon of its own', () => {
  const drawings = (['pending', 'complete', 'failed', 'neutral'] as const).map((status) =>
    render(<StatusTag status={status} label={status} />).container.querySelector('path'),
  );
  expect(new Set(drawings.map((path) => path?.getAttribute('d'))).size).toBe(4);
});
