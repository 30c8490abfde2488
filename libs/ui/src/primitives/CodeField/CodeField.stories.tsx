import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button';
import { CodeField } from './CodeField';

const meta = {
  title: 'Primitives/CodeField',
  component: CodeField,
  args: {
    label: 'Verification code',
    placeholder: '6 digits',
    value: '',
    onValueChange: () => undefined,
    resend: (
      <Button variant="tonal" size="sm">
        Send code
      </Button>
    ),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <CodeField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '48 20 17');
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('482017');
  },
};

export const Waiting: Story = {
  args: {
    value: '4820',
    resend: (
      <Button variant="tonal" size="sm" disabled>
        Resend in 42 s
      </Button>
    ),
  },
};

export const Cells: Story = { args: { look: 'cells', value: '482', placeholder: '' } };

export const CellsFailed: Story = {
  args: { look: 'cells', value: '482017', placeholder: '', error: 'This code has expired. Send a new one.' },
};
