import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { AppBar } from '../AppBar/AppBar';
import { AppFrame } from '../AppFrame/AppFrame';
import { SplitPage } from './SplitPage';

const meta = {
  title: 'Patterns/SplitPage',
  component: SplitPage,
  parameters: { layout: 'fullscreen' },
  args: {
    appBar: <AppBar title="Daily check-in" back={{ label: 'Back', onPress: fn() }} />,
    sky: (
      <Heading level={2} size="display">
        Day 4 is ready
      </Heading>
    ),
    children: <Button isBlock>Check in</Button>,
  },
  render: (args) => (
    <AppFrame>
      <SplitPage {...args} />
    </AppFrame>
  ),
} satisfies Meta<typeof SplitPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** Beside each other, on the ground of the sky. */
export const Wide: Story = { globals: { viewport: { value: 'w1280' } } };
