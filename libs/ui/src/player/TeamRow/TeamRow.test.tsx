import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { TeamRow } from './TeamRow';

const draw = (props: Partial<ComponentProps<typeof TeamRow>>) =>
  renderInEnglish(
    <ul>
      <TeamRow
        nickname="Ki**"
        avatarId={4}
        level={1}
        joinedAt={epochSecondsFrom(1_763_643_730)}
        hasDeposited={false}
        {...props}
      />
    </ul>,
  );

test('a member has a level and the Manila day of joining', () => {
  draw({ lastActiveOn: '2025-11-21' });
  expect(screen.getByText('Level 1 · joined 20 Nov 2025')).toBeInTheDocument();
  expect(screen.getByText('Last active 21 Nov 2025')).toBeInTheDocument();
});

test('who has deposited has a tick with a name', () => {
  draw({ hasDeposited: true });
  expect(screen.getByRole('img', { name: 'Deposited' })).toBeInTheDocument();
});

test('who has not has none', () => {
  draw({});
  expect(screen.queryByRole('img', { name: 'Deposited' })).not.toBeInTheDocument();
});

test('a share is what came in', () => {
  draw({ share: moneyFromPeso(18.2) });
  expect(screen.getByText('your share')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('+₱18.20');
});
