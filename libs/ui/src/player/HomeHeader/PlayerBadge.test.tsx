import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { PlayerBadge } from './PlayerBadge';

test('the player in the head of home leads to the account, the level to what it brings', () => {
  renderInEnglish(
    <PlayerBadge nickname="Althea" avatarId={1} vipLevel={3} href="/user" statusHref="/user/vip" />,
  );
  expect(screen.getByRole('link', { name: 'Althea, VIP 3: Your profile' })).toHaveAttribute('href', '/user');
  expect(screen.getByRole('link', { name: 'VIP 3' })).toHaveAttribute('href', '/user/vip');
});
