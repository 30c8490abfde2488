import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SplitPage } from './SplitPage';

test('the styles find the bar, the sky and the rest in the order that they name', () => {
  render(
    <SplitPage appBar={<p>bar</p>} sky={<p>sky</p>}>
      <p>rest</p>
    </SplitPage>,
  );
  const parts = [...screen.getByRole('main').children].map((part) => part.textContent);
  expect(parts).toEqual(['bar', 'sky', 'rest']);
});
