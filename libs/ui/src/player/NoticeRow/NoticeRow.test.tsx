import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NoticeRow } from './NoticeRow';

test('a notice is an article with a heading, and markup in it is text', () => {
  render(<NoticeRow title="Maintenance" body="<b>Tonight</b>" />);
  expect(screen.getByRole('article', { name: 'Maintenance' })).toHaveTextContent('<b>Tonight</b>');
  expect(screen.getByRole('heading', { name: 'Maintenance' })).toBeInTheDocument();
});
