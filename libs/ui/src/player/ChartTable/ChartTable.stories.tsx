import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Text } from '../../primitives/Text/Text';
import { ChartTable } from './ChartTable';

const meta = {
  title: 'Player/ChartTable',
  component: ChartTable,
  args: {
    caption: 'Net result, 3 days',
    days: [
      { day: '2025-11-18', amount: moneyFromPeso(120) },
      { day: '2025-11-19', amount: moneyFromPeso('-45.5') },
      { day: '2025-11-20', amount: moneyFromPeso(0) },
    ],
  },
  render: (args) => (
    <>
      <Text>The table is heard, not seen.</Text>
      <ChartTable {...args} />
    </>
  ),
} satisfies Meta<typeof ChartTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It takes no room: nothing is seen but the words above it. */
export const ThreeDays: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Net result, 3 days' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
  },
};

export const OneDay: Story = { args: { days: [{ day: '2025-11-20', amount: moneyFromPeso(64) }] } };
