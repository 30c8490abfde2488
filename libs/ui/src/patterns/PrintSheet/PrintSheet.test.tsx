import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PrintSheet } from './PrintSheet';

test('it stands beside the app, bright, and goes with who asked for it', () => {
  const { container, unmount } = render(
    <main>
      <PrintSheet>
        <p>November</p>
      </PrintSheet>
    </main>,
  );
  const page = screen.getByText('November');
  expect(container).not.toContainElement(page);
  expect(page.closest('[data-theme]')).toHaveAttribute('data-theme', 'light');
  expect(page.closest('[data-theme]')?.parentElement).toBe(document.body);
  unmount();
  expect(screen.queryByText('November')).not.toBeInTheDocument();
});
