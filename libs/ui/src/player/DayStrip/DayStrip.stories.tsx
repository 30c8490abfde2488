import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { DayStrip } from './DayStrip';

const meta = {
  title: 'Player/DayStrip',
  component: DayStrip,
  args: { now: epochSecondsFrom(1_763_643_873), value: '2025-11-20', onChange: () => undefined },
  render: function Chosen(args) {
    const [day, setDay] = useState(args.value);
    return <DayStrip {...args} value={day} onChange={setDay} />;
  },
} satisfies Meta<typeof DayStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Today/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Yesterday/ })).toBeChecked();
  },
};

/** The chosen day is scrolled into view. */
export const LongAgo: Story = { args: { value: '2025-10-22' } };

/** A day that the strip does not have: nothing is chosen. */
export const OutOfReach: Story = { args: { value: '2024-01-01' } };
