import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { BreakPicker } from './BreakPicker';

const instant = (year: number, month: number, day: number) =>
  epochSecondsFrom(Date.UTC(year, month - 1, day, 4) / 1000);

const exclusion = [
  { value: '6', title: '6 months', until: instant(2026, 5, 20) },
  { value: '12', title: '1 year', until: instant(2026, 11, 20) },
  { value: '60', title: '5 years', until: instant(2030, 11, 20) },
];

const meta = {
  title: 'Player/BreakPicker',
  component: BreakPicker,
  args: { label: 'Length', lengths: exclusion, value: '6', onChange: () => undefined },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <BreakPicker {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof BreakPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SelfExclusion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /6 months/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /1 year/ })).toBeChecked();
  },
};

export const NothingChosen: Story = { args: { value: undefined } };

export const Break: Story = {
  args: {
    value: '1',
    lengths: [
      { value: '1', title: '24 hours', until: instant(2025, 11, 21) },
      { value: '7', title: '7 days', until: instant(2025, 11, 27) },
      { value: '30', title: '30 days', until: instant(2025, 12, 20) },
    ],
  },
};
