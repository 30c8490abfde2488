import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Theme',
    value: 'auto',
    onValueChange: () => undefined,
    options: [
      { value: 'auto', label: 'Automatic', description: 'Follows the phone.' },
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Open: Story = { args: { value: null } };

export const Failed: Story = { args: { value: null, error: 'Choose a theme.' } };
