import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { envelopeSimpleRegular } from '../../icons/actions';
import { IconButton } from './IconButton';

test('an icon to press is named by its label', async () => {
  const onClick = vi.fn();
  render(<IconButton glyph={envelopeSimpleRegular} label="Mail" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mail' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('the count is drawn for the eye and spoken by the label', () => {
  render(<IconButton glyph={envelopeSimpleRegular} label="Mail, 3 unread" count={3} />);
  expect(screen.getByRole('button', { name: 'Mail, 3 unread' })).toHaveTextContent('3');
});

test.each([
  [0, ''],
  [99, '99'],
  [100, '99+'],
])('a count of %i is drawn as "%s"', (count, drawn) => {
  render(<IconButton glyph={envelopeSimpleRegular} label="Mail" count={count} />);
  expect(screen.getByRole('button').textContent).toBe(drawn);
});
