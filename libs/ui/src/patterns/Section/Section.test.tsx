import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Section } from './Section';

test('a section is a region under its heading', () => {
  render(<Section title="Hot tonight">Games</Section>);
  expect(screen.getByRole('region', { name: 'Hot tonight' })).toHaveTextContent('Games');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hot tonight');
});
