import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { bellDuotone, bellRegular } from '../../icons/limits';
import { Icon } from './Icon';

test('an icon beside a word is silent', () => {
  const { container } = render(<Icon glyph={bellRegular} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an icon on its own has a spoken name', () => {
  render(<Icon glyph={bellRegular} label="Notices" />);
  expect(screen.getByRole('img', { name: 'Notices' })).toBeInTheDocument();
});

test('a duotone drawing has its paler layer below its lines', () => {
  const { container } = render(<Icon glyph={bellDuotone} />);
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    bellDuotone.tone,
    bellDuotone.line,
  ]);
});
