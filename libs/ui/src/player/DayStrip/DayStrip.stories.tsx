import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { AppBar } from '../../patterns/AppBar/AppBar';
import { AppFrame } from '../../patterns/AppFrame/AppFrame';
import { PageFrame } from '../../patterns/PageFrame/PageFrame';
import { DayStrip } from './DayStrip';

const meta = {
  title: 'Player/DayStrip',
  component: DayStrip,
  parameters: { layout: 'fullscreen' },
  args: { now: epochSecondsFrom(1_763_643_873), value: '2025-11-20', onChange: () => undefined },
  render: function Chosen(args) {
    const [day, setDay] = useState(args.value);
    return (
      <AppFrame>
        <PageFrame appBar={<AppBar title="Bet history" />}>
          <DayStrip {...args} value={day} onChange={setDay} />
        </PageFrame>
      </AppFrame>
    );
  },
} satisfies Meta<typeof DayStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas, userEvent }) => {
    const [today, yesterday] = canvas.getAllByRole('radio');
    if (today !== undefined) await userEvent.click(today);
    await userEvent.keyboard('{ArrowRight}');
    await expect(yesterday).toBeChecked();
  },
};

/** The chosen day is scrolled into view. */
export const LongAgo: Story = { args: { value: '2025-10-22' } };

/** A day that the strip does not have: nothing is chosen. */
export const OutOfReach: Story = { args: { value: '2024-01-01' } };
