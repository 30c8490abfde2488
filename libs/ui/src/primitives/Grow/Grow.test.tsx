import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Grow } from './Grow';

test('the growing child of a phrase is a span', () => {
  render(<Grow as="span">Mobile number</Grow>);
  expect(screen.getByText('Mobile number').tagName).toBe('SPAN');
});
