import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { input } from './Field.css';
import { FieldFrame, useField } from './Field';
import { InputWell } from './InputWell';
import type { FieldProps } from './Field';

type PlainFieldProps = FieldProps & {
  /** Nothing can be changed, and the keyboard skips it. */
  readonly isDisabled?: boolean;
  /** How high the well is. */
  readonly size?: 'md' | 'lg';
};

/** The smallest field there can be: the frame, the well and an input of the browser. */
function PlainField(props: PlainFieldProps) {
  const { isDisabled, size, ...frame } = props;
  const [value, setValue] = useState('0917');
  const wiring = useField(frame);
  return (
    <FieldFrame {...frame} wiring={wiring}>
      <InputWell isInvalid={wiring.control['aria-invalid']} isDisabled={isDisabled} size={size}>
        <input
          {...wiring.control}
          type="text"
          className={input}
          disabled={isDisabled}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </InputWell>
    </FieldFrame>
  );
}

const meta = {
  title: 'Primitives/Field',
  component: PlainField,
  args: { label: 'Account number' },
} satisfies Meta<typeof PlainField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LabelAlone: Story = {};

export const WithHelper: Story = {
  args: { hint: 'Optional', description: 'As it stands on your card.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Account number')).toHaveAccessibleDescription(
      'As it stands on your card.',
    );
  },
};

export const WithError: Story = {
  args: { description: 'As it stands on your card.', error: 'Enter 11 digits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Account number')).toBeInvalid();
    await expect(canvas.queryByText('As it stands on your card.')).toBeNull();
  },
};

export const WithGoodNews: Story = { args: { success: 'Both numbers match.' } };

export const LabelHeardOnly: Story = { args: { isLabelHidden: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Large: Story = { args: { size: 'lg' } };
