import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TurnoverGauge } from './TurnoverGauge';

test('the percent is printed and the drawing is silent', () => {
  const { container } = render(<TurnoverGauge percent={68} size="header" />);
  expect(screen.getByText('68%')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an unknown turnover prints no figure', () => {
  const { container } = render(<TurnoverGauge percent={undefined} size="card" />);
  expect(container).toHaveTextContent('');
});
