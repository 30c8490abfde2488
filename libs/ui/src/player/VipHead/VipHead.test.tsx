import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { VipHead } from './VipHead';

test('the level is a heading with its number and its name', () => {
  renderInEnglish(<VipHead level={3}>Two more goals to Capiz II</VipHead>);
  expect(screen.getByRole('heading', { name: 'VIP 3 Capiz' })).toBeInTheDocument();
  expect(screen.getByText('Two more goals to Capiz II')).toBeInTheDocument();
});

test('level 0 has a number alone', () => {
  renderInEnglish(<VipHead level={0} />);
  expect(screen.getByRole('heading', { name: 'VIP 0' })).toBeInTheDocument();
});

test('an unknown level is not level 0', () => {
  const { container } = renderInEnglish(<VipHead level={undefined} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/\d/);
});
