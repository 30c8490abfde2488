import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { InviteCard } from './InviteCard';

const invite = { code: 'LIW4NAG', link: 'https://kislap.example/register?invite=LIW4NAG' };

test('code and link are text, and the link is also a code for cameras', () => {
  renderInEnglish(<InviteCard invite={invite} onCopyCode={vi.fn()} onCopyLink={vi.fn()} onShare={vi.fn()} />);
  expect(screen.getByText('LIW4NAG')).toBeInTheDocument();
  expect(screen.getByText(/invite=LIW4NAG/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'QR code of your invite link' })).toBeInTheDocument();
});

test('each button does what it says', async () => {
  const props = { onCopyCode: vi.fn(), onCopyLink: vi.fn(), onShare: vi.fn() };
  renderInEnglish(<InviteCard invite={invite} {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(props.onCopyCode).toHaveBeenCalledTimes(1);
  expect(props.onCopyLink).toHaveBeenCalledTimes(1);
  expect(props.onShare).toHaveBeenCalledTimes(1);
});

test('an invite that is not known yet has no code and no buttons', () => {
  const { container } = renderInEnglish(
    <InviteCard invite={undefined} onCopyCode={vi.fn()} onCopyLink={vi.fn()} onShare={vi.fn()} />,
  );
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
