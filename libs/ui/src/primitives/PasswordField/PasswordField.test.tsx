import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { fieldSuite } from '../../testing/fieldSuite';
import { PasswordField } from './PasswordField';

const labels = { showLabel: 'Show password', hideLabel: 'Hide password' };

fieldSuite('PasswordField', {
  Field: (props) => <PasswordField {...props} {...labels} autoComplete="new-password" />,
  typed: ' sampa guita ',
  kept: ' sampa guita ',
  pasted: { '₱1,000.00 ': '₱1,000.00 ' },
  attributes: { autocomplete: 'new-password', type: 'password', spellcheck: 'false' },
});

test('the eye shows the password and covers it again', async () => {
  function Owner() {
    const [password, setPassword] = useState('sampaguita');
    return (
      <PasswordField
        {...labels}
        label="Password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
      />
    );
  }
  render(<Owner />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('takes a password of any length, pasted, as it is', async () => {
  const password = `a1${'é'.repeat(126)}`;
  function Owner() {
    const [value, setValue] = useState('');
    return (
      <PasswordField
        {...labels}
        label="Password"
        autoComplete="new-password"
        value={value}
        onValueChange={setValue}
      />
    );
  }
  render(<Owner />);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(password);
  expect(screen.getByLabelText('Password')).toHaveValue(password);
});
