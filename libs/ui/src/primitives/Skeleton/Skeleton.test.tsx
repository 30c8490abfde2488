import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Skeleton } from './Skeleton';

test('a skeleton says nothing to a screen reader', () => {
  const { container } = render(<Skeleton shape="amount" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});
