import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { BirthDateField } from './BirthDateField';

const months = 'January February March April May June July August September October November December';

const meta = {
  title: 'Primitives/BirthDateField',
  component: BirthDateField,
  argTypes: {
    label: {
      description: 'What is asked for; it stands above the three and is their name.',
      table: { type: { summary: 'string' } },
    },
    description: {
      description: 'Under the field, as long as there is no error.',
      table: { type: { summary: 'ReactNode' } },
    },
    error: { description: 'What is wrong and how to fix it.', table: { type: { summary: 'ReactNode' } } },
  },
  args: {
    label: 'Date of birth',
    description: 'You have to be 21 or older.',
    value: { year: '', month: '', day: '' },
    onValueChange: () => undefined,
    partLabels: { year: 'Year', month: 'Month', day: 'Day' },
    monthNames: months.split(' '),
    years: Array.from({ length: 80 }, (_, index) => 2005 - index),
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <BirthDateField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof BirthDateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: { year: '1998', month: '02', day: '14' } } };

export const TooYoung: Story = {
  args: { value: { year: '2005', month: '12', day: '31' }, error: 'You have to be 21 or older.' },
};
