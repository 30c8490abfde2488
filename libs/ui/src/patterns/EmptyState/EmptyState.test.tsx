import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { EmptyState } from './EmptyState';

test('the drawing is silent and the words are not', () => {
  render(<EmptyState scene={<svg role="img" aria-label="A window" />} title="No Data" text="Nothing yet." />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('No Data')).toBeInTheDocument();
  expect(screen.getByText('Nothing yet.')).toBeInTheDocument();
});
