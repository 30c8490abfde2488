import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Note } from './Note';

test('a note that appears by itself is announced by the role it is given', () => {
  render(
    <Note tone="failed" role="alert" action={<button type="button">Try again</button>}>
      We could not load this list.
    </Note>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load this list.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a note that was there from the start is plain text', () => {
  const { container } = render(<Note>Game data may be delayed by 10 minutes.</Note>);
  expect(container.firstElementChild).not.toHaveAttribute('role');
});
