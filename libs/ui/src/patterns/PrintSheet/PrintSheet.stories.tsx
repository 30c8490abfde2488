import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { Text } from '../../primitives/Text/Text';
import { PrintSheet } from './PrintSheet';

const meta = {
  title: 'Patterns/PrintSheet',
  component: PrintSheet,
  args: { children: <h1>Statement of November</h1> },
  render: (args) => (
    <>
      <Text>Print this page: another text is on paper.</Text>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheScreen: Story = {
  play: async () => {
    await expect(screen.getByText('Statement of November')).not.toBeVisible();
  },
};
