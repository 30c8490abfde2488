import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { OfflineBar } from './OfflineBar';

test('losing the connection is announced, because the region was there before', () => {
  const { rerender } = render(<OfflineBar isOffline={false} text="You're offline" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<OfflineBar isOffline text="You're offline" />);
  expect(screen.getByRole('status')).toHaveTextContent("You're offline");
});
