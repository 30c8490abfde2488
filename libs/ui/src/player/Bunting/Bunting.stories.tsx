import type { Meta, StoryObj } from '@storybook/react-vite';

import { Sky } from '../../patterns/Sky/Sky';
import { Heading } from '../../primitives/Heading/Heading';
import { Bunting } from './Bunting';

const meta = {
  title: 'Player/Bunting',
  component: Bunting,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Sky>
        <Story />
        <Heading level={1} size="display">
          Promotions
        </Heading>
      </Sky>
    ),
  ],
} satisfies Meta<typeof Bunting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OverTheTitle: Story = {};
