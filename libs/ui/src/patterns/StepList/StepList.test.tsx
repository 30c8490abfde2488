import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StepList } from './StepList';

test('the steps are an ordered list, whose numbers are said once', () => {
  render(<StepList label="How it works" steps={['Choose it.', 'Deposit.']} />);
  const list = screen.getByRole('list', { name: 'How it works' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('1')).toHaveAttribute('aria-hidden', 'true');
});
