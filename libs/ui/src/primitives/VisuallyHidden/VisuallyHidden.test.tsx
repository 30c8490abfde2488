import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { VisuallyHidden } from './VisuallyHidden';

test('hidden text still names the control it stands in', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
