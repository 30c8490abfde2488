import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { fieldSuite } from '../../testing/fieldSuite';
import { PhoneField } from './PhoneField';

fieldSuite('PhoneField', {
  Field: PhoneField,
  typed: '9171234567',
  kept: '9171234567',
  pasted: {
    '+63 917 123 4567': '9171234567',
    '(0917) 123-4567': '9171234567',
    '  0063 917 123 4567  ': '9171234567',
    '639171234567': '9171234567',
  },
  attributes: { inputmode: 'numeric', autocomplete: 'tel-national', type: 'tel' },
});

function Typed() {
  const [phone, setPhone] = useState('');
  return <PhoneField label="Mobile number" value={phone} onValueChange={setPhone} />;
}

test.each(['09171234567', '+63 917 123 4567', '639171234567', '0063 917 123 4567'])(
  '%s pasted into the field keeps all ten digits',
  async (pasted) => {
    render(<Typed />);
    await userEvent.click(screen.getByLabelText('Mobile number'));
    await userEvent.paste(pasted);
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9171234567');
  },
);

test('a number typed with its leading zero keeps all ten digits', async () => {
  render(<Typed />);
  await userEvent.type(screen.getByLabelText('Mobile number'), '09171234567');
  expect(screen.getByLabelText('Mobile number')).toHaveValue('9171234567');
});
