import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { controlSuite } from '../../testing/controlSuite';
import { RadioGroup } from './RadioGroup';

controlSuite({
  name: 'RadioGroup',
  find: (name) => screen.getByRole('radiogroup', { name }),
  draw: (props) => (
    <RadioGroup
      {...props}
      value={null}
      onValueChange={() => undefined}
      options={[
        { value: 'dark', label: 'Dark' },
        { value: 'light', label: 'Light' },
      ]}
    />
  ),
});

type Scheme = 'auto' | 'dark' | 'light';

function Owner() {
  const [scheme, setScheme] = useState<Scheme | null>(null);
  return (
    <RadioGroup
      label="Theme"
      value={scheme}
      onValueChange={setScheme}
      options={[
        { value: 'auto', label: 'Automatic', description: 'Follows the phone.' },
        { value: 'dark', label: 'Dark' },
        { value: 'light', label: 'Light', isDisabled: true },
      ]}
    />
  );
}

test('one answer at a time is chosen', async () => {
  render(<Owner />);
  await userEvent.click(screen.getByText('Automatic'));
  await userEvent.click(screen.getByText('Dark'));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Automatic/ })).not.toBeChecked();
});

test('the group has a name and a disabled answer cannot be chosen', async () => {
  render(<Owner />);
  await userEvent.click(screen.getByText('Light'));
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Light' })).not.toBeChecked();
});
