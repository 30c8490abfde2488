import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ProfileHead } from './ProfileHead';
import { litBlade, unlitBlade } from './ProfileHead.css';

test('the number of the account is copied by a press', async () => {
  const onCopyId = vi.fn();
  renderInEnglish(
    <ProfileHead nickname="Althea" userId="10482219" avatarId={1} tags={['VIP 3']} onCopyId={onCopyId} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Althea');
  await userEvent.click(screen.getByRole('button', { name: 'Copy user ID 10482219' }));
  expect(onCopyId).toHaveBeenCalledTimes(1);
});

test('the status leads to its page', () => {
  renderInEnglish(
    <ProfileHead
      nickname="Althea"
      userId="10482219"
      avatarId={1}
      tags={[]}
      status={{ label: 'VIP 3', href: '/user/vip' }}
      onCopyId={vi.fn()}
    />,
  );
  expect(screen.getByRole('link', { name: 'VIP 3' })).toHaveAttribute('href', '/user/vip');
});

test('the fan around the face has a blade for each level, and says nothing', () => {
  const head = { nickname: 'Althea', userId: '10482219', avatarId: 1, tags: [], onCopyId: vi.fn() };
  const { container } = renderInEnglish(<ProfileHead {...head} level={3} />);
  const ring = container.querySelector('svg[aria-hidden="true"]');
  expect(ring?.querySelectorAll(`.${litBlade}`)).toHaveLength(3);
  expect(ring?.querySelectorAll(`.${unlitBlade}`)).toHaveLength(7);
});
