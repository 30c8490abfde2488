import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ResponsibleLine } from './ResponsibleLine';

test('without words of the operator it says those of the regulator', () => {
  renderInEnglish(<ResponsibleLine />);
  expect(screen.getByText('Gambling is addictive. Know when to stop.')).toBeInTheDocument();
  expect(screen.getByText('For players 21 and older only')).toBeInTheDocument();
});

test('it leads to limits and help where it is told where they are', () => {
  renderInEnglish(<ResponsibleLine moreHref="/responsible-gaming" />);
  expect(screen.getByRole('link', { name: 'Responsible gaming' })).toHaveAttribute(
    'href',
    '/responsible-gaming',
  );
});
