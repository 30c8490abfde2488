import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ChoiceRow, SwitchRow } from './ControlRows';
import { List, Row } from './List';

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

test('a switch is turned by its words too', async () => {
  const onToggle = vi.fn();
  render(<SwitchRow title="Less motion" caption="Nothing slides" isOn={false} onToggle={onToggle} />);
  await userEvent.click(screen.getByText('Less motion'));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('switch', { name: 'Less motion' })).toHaveAccessibleDescription('Nothing slides');
});

test('a choice in a row is a radio group named after the row', async () => {
  const onValueChange = vi.fn();
  const options = [
    { value: 'dark', label: 'Dark' },
    { value: 'light', label: 'Light' },
  ];
  render(<ChoiceRow title="Theme" value="dark" options={options} onValueChange={onValueChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Light'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('light');
});

test('a row that only tells may end in a button', () => {
  render(<Row title="Pixel 7" action={<button type="button">End</button>} />);
  expect(screen.getByRole('button', { name: 'End' })).toBeInTheDocument();
});
