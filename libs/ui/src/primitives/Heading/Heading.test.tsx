import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';

import { Heading } from './Heading';

test('the level is the place in the outline, whatever the size', () => {
  render(
    <Heading level={2} size="display">
      Hot games
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Hot games' })).toBeInTheDocument();
});

test('a heading that is a focus target takes the focus without being a tab stop', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <Heading level={1} isFocusTarget ref={ref}>
      Deposit
    </Heading>,
  );
  ref.current?.focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
});
