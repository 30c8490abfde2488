import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { RankRow } from './RankRow';

const draw = (props: Partial<ComponentProps<typeof RankRow>>) =>
  renderInEnglish(
    <ul>
      <RankRow
        rank={3}
        nickname="Ma***a"
        avatarId={3}
        friends={1}
        earned={moneyFromPeso(12_480.5)}
        {...props}
      />
    </ul>,
  );

test('a place is said in words, with friends and earnings', () => {
  draw({});
  expect(screen.getByText('Place 3')).toBeInTheDocument();
  expect(screen.getByText('1 friend')).toBeInTheDocument();
  expect(screen.getByText('₱12,480.50')).toBeInTheDocument();
});

test('the own place says "You"', () => {
  draw({ isOwn: true });
  expect(screen.getByText('You')).toBeInTheDocument();
});

test('a player who is not ranked has no number', () => {
  draw({ rank: undefined, isOwn: true });
  expect(screen.getByText('Not ranked yet')).toBeInTheDocument();
  expect(screen.queryByText(/Place/)).not.toBeInTheDocument();
});
