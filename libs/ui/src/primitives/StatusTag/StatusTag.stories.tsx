import type { Meta, StoryObj } from '@storybook/react-vite';

import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { StatusTag } from './StatusTag';
import { statusTag } from './StatusTag.css';

const meta = {
  title: 'Primitives/StatusTag',
  component: StatusTag,
  args: { status: 'pending', label: 'Pending' },
} satisfies Meta<typeof StatusTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Complete: Story = { args: { status: 'complete', label: 'Complete' } };

export const Failed: Story = { args: { status: 'failed', label: 'Failed' } };

export const Neutral: Story = { args: { status: 'neutral', label: 'Ended' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={statusTag}>
      {({ status = 'neutral' }) => <StatusTag {...args} status={status} />}
    </RecipeMatrix>
  ),
};
