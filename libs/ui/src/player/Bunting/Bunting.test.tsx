import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Bunting } from './Bunting';

test('bunting is silent', () => {
  const { container } = render(<Bunting />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});
