import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppBar } from '../AppBar/AppBar';
import { PlayMoneyMark } from './PlayMoneyMark';

const meta = {
  title: 'Patterns/PlayMoneyMark',
  component: PlayMoneyMark,
  args: { children: 'Play money' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayMoneyMark>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The title below it stays whole. */
export const OverBar: Story = {
  render: (args) => (
    <>
      <AppBar title="Withdrawal" back={{ label: 'Back', onPress: () => undefined }} />
      <PlayMoneyMark {...args} />
    </>
  ),
};
