import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Inline } from './Inline';

test('an inline group inside a sentence is a span', () => {
  render(<Inline as="span">₱100.00</Inline>);
  expect(screen.getByText('₱100.00').tagName).toBe('SPAN');
});

test('a group that may wrap differs from one that may not', () => {
  render(
    <>
      <Inline wrap>wraps</Inline>
      <Inline>stays</Inline>
    </>,
  );
  expect(screen.getByText('wraps').className).not.toBe(screen.getByText('stays').className);
});
