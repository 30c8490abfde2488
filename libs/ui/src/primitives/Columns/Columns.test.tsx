import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Columns } from './Columns';

test('two distances are two classes', () => {
  render(
    <>
      <Columns gap={4}>near</Columns>
      <Columns>far</Columns>
    </>,
  );
  expect(screen.getByText('near').className).not.toBe(screen.getByText('far').className);
});

test('the children are read in their order', () => {
  render(
    <Columns>
      <p>Balance</p>
      <p>Menu</p>
    </Columns>,
  );
  expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual(['Balance', 'Menu']);
});
