import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { List } from './List';
import { Row } from './Row';

test('a row leads somewhere, does something, or only tells', async () => {
  const onPress = vi.fn();
  render(
    <List label="Account">
      <Row title="Mail" href="/user/mail" />
      <Row title="Log out" onPress={onPress} />
      <Row title="Version" value="1.0.0" />
    </List>,
  );
  expect(screen.getByRole('list', { name: 'Account' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/user/mail');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a row inside a long list brings no list item of its own', () => {
  render(<Row title="Deposit" isInsideItem />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
