import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { FigureTiles } from './FigureTiles';

test('counts are grouped and amounts have their sign', () => {
  renderInEnglish(
    <FigureTiles
      label="Your invites"
      figures={[
        { term: 'Invited', count: 12_345 },
        { term: 'Earned', amount: moneyFromPeso(3215.75) },
      ]}
    />,
  );
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['12,345', '₱3,215.75']);
});

test('what is not known yet is no zero', () => {
  renderInEnglish(<FigureTiles label="Your invites" figures={[{ term: 'Invited', count: undefined }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('');
});
