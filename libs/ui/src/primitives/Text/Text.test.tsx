import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Text } from './Text';

test('text is a paragraph unless it says otherwise', () => {
  render(
    <>
      <Text>Welcome back</Text>
      <Text as="strong">₱500.00</Text>
    </>,
  );
  expect(screen.getByText('Welcome back').tagName).toBe('P');
  expect(screen.getByText('₱500.00').tagName).toBe('STRONG');
});

test('what is not about its look reaches the element', () => {
  render(
    <Text id="shortfall" lang="fil" role="status">
      Kulang pa ng ₱50.00
    </Text>,
  );
  expect(screen.getByRole('status')).toHaveAttribute('lang', 'fil');
  expect(screen.getByRole('status')).toHaveAttribute('id', 'shortfall');
});
