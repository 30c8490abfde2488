import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../../primitives/Text/Text';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { TurnoverGauge } from './TurnoverGauge';
import { gauge } from './TurnoverGauge.css';

const meta = {
  title: 'Player/TurnoverGauge',
  component: TurnoverGauge,
  args: { percent: 68, size: 'header' },
} satisfies Meta<typeof TurnoverGauge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheHeader: Story = {};

export const InACard: Story = { args: { size: 'card' } };

export const Complete: Story = { args: { size: 'card', percent: 100 } };

export const NothingDone: Story = { args: { size: 'card', percent: 0 } };

export const Unknown: Story = { args: { size: 'card', percent: undefined } };

export const WithTheAmountInside: Story = {
  args: {
    size: 'page',
    children: (
      <>
        <Text size="sm" tone="muted">
          Left to play
        </Text>
        <Text size="amtLg" isTabular>
          ₱1,260.00
        </Text>
      </>
    ),
  },
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={gauge}>
      {({ size = 'header' }) => <TurnoverGauge {...args} size={size} />}
    </RecipeMatrix>
  ),
};
