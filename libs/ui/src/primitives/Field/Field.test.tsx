import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FieldFrame, useField } from './Field';
import type { FieldProps } from './Field';

function PlainField(props: Partial<FieldProps> & { readonly id?: string }) {
  const { id, label = 'Amount', ...rest } = props;
  const wiring = useField({ ...rest, label, id });
  return (
    <FieldFrame {...rest} label={label} wiring={wiring}>
      <input {...wiring.control} type="text" />
    </FieldFrame>
  );
}

const control = () => screen.getByLabelText('Amount');

test('the label names the control, whether it is seen or heard only', () => {
  const { rerender } = render(<PlainField />);
  expect(control()).toHaveAccessibleName('Amount');
  rerender(<PlainField isLabelHidden />);
  expect(control()).toHaveAccessibleName('Amount');
});

test('an id from outside wins, so that a caller may focus the control', () => {
  render(<PlainField id="amount" />);
  expect(control()).toHaveAttribute('id', 'amount');
});

test('without a message nothing describes the control', () => {
  render(<PlainField description="" error={false} />);
  expect(control()).not.toHaveAttribute('aria-describedby');
  expect(control()).not.toHaveAttribute('aria-invalid');
});

test('of the messages one is said: an error before good news before the helper', () => {
  const { rerender } = render(<PlainField description="At least 100" />);
  expect(control()).toHaveAccessibleDescription('At least 100');
  rerender(<PlainField description="At least 100" success="Enough" />);
  expect(control()).toHaveAccessibleDescription('Enough');
  rerender(<PlainField description="At least 100" success="Enough" error="Too little" />);
  expect(control()).toHaveAccessibleDescription('Too little');
  expect(control()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Too little');
});
