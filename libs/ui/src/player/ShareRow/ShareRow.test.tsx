import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ShareRow } from './ShareRow';

test.each([
  ['Messenger', 'messenger'],
  ['Viber', 'viber'],
  ['Facebook', 'facebook'],
  ['SMS', 'sms'],
])('%s is a way to share', async (name, way) => {
  const onShare = vi.fn();
  renderInEnglish(<ShareRow onShare={onShare} />);
  expect(screen.getByRole('group', { name: 'Ways to share' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onShare).toHaveBeenCalledWith(way);
});
