import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { MailLetter } from './MailLetter';

const draw = (props: Partial<ComponentProps<typeof MailLetter>>) =>
  renderInEnglish(
    <MailLetter
      title="Your weekly VIP gift"
      at={epochSecondsFrom(1_763_643_730)}
      body="Hello Althea,"
      attachments={[{ art: 'coin', amount: moneyFromPeso(88) }]}
      gift="waiting"
      onReceive={vi.fn()}
      {...props}
    />,
  );

test('what is attached is received with its amount on the button', async () => {
  const onReceive = vi.fn();
  draw({ onReceive, receiveBy: epochSecondsFrom(1_763_913_600) });
  expect(screen.getByText('Claim by 2025-11-23 23:59')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Claim ₱88.00' }));
  expect(onReceive).toHaveBeenCalledTimes(1);
});

test('several attachments are received as one amount', () => {
  draw({
    attachments: [
      { art: 'coin', amount: moneyFromPeso(88) },
      { art: 'stack', amount: moneyFromPeso(12) },
    ],
  });
  expect(screen.getByRole('button', { name: 'Claim ₱100.00' })).toBeInTheDocument();
});

test('a received gift has no button and no deadline', () => {
  draw({ gift: 'received', receiveBy: epochSecondsFrom(1_763_913_600) });
  expect(screen.getByText('Claimed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(/Claim by/)).not.toBeInTheDocument();
});

test('markup in the text is text', () => {
  draw({ body: '<b>Bold</b>\n<img src=x>' });
  expect(screen.getByText(/<b>Bold<\/b>/)).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an address in the text can be opened, and no other scheme', () => {
  draw({ body: 'Read https://example.com/rules.\njavascript:alert(1)' });
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', 'https://example.com/rules');
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
});

test('what came too late says so and has no button', () => {
  draw({ gift: 'expired' });
  expect(screen.getByText('Expired')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a message can be deleted where the screen lets it', async () => {
  const onDelete = vi.fn();
  draw({ gift: 'received', onDelete });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
});
