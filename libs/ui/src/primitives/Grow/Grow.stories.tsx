import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Grow } from './Grow';

const meta = {
  title: 'Primitives/Grow',
  component: Grow,
  args: { children: 'Takes the rest' },
  render: (args) => (
    <Inline>
      <Grow {...args} />
      <Text>fixed</Text>
    </Inline>
  ),
} satisfies Meta<typeof Grow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
