import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Stack } from './Stack';

test('a stack is the element its content asks for', () => {
  render(
    <Stack as="ul" aria-label="Rewards">
      <li>Rebate</li>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Rewards' })).toBeInTheDocument();
});

test('two distances are two classes', () => {
  render(
    <>
      <Stack gap={2}>near</Stack>
      <Stack gap={6}>far</Stack>
    </>,
  );
  expect(screen.getByText('near').className).not.toBe(screen.getByText('far').className);
});
