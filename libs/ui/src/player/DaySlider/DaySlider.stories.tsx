import { epochSecondsFrom, manilaDaysBack, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';

import { Surface } from '../../primitives/Surface/Surface';
import { DaySlider } from './DaySlider';

const week = manilaDaysBack(epochSecondsFrom(1_763_643_873), 7)
  .toReversed()
  .map((day, index) => ({ day, amount: moneyFromPeso(index * 12 - 30) }));

const meta = {
  title: 'Player/DaySlider',
  component: DaySlider,
  args: { days: week, index: 6, onChange: () => undefined },
  render: function Chosen({ days, index: first }) {
    const [day, setDay] = useState(days[first]?.day);
    const index = days.findIndex((one) => one.day === day);
    return (
      <Surface>
        <div style={{ position: 'relative', height: '96px' }}>
          <DaySlider days={days} index={index} onChange={setDay} />
        </div>
      </Surface>
    );
  },
} satisfies Meta<typeof DaySlider>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It is not seen: it lies over a drawing, which lights the day. The ring shows where focus is. */
export const OverAWeek: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('+₱42.00'));
    await fireEvent.change(slider, { target: { value: '5' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('+₱30.00'));
  },
};

export const OneDay: Story = { args: { days: week.slice(-1), index: 0 } };
