import type { Meta, StoryObj } from '@storybook/react-vite';

import { Sky } from '../../patterns/Sky/Sky';
import { VipHead } from './VipHead';

const meta = {
  title: 'Player/VipHead',
  component: VipHead,
  parameters: { layout: 'fullscreen' },
  args: { level: 3, children: 'Two more goals to Capiz II' },
  decorators: [
    (Story) => (
      <Sky>
        <Story />
      </Sky>
    ),
  ],
} satisfies Meta<typeof VipHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Capiz: Story = {};

export const FirstLevel: Story = { args: { level: 0, children: 'Two more goals to Kawayan' } };

export const HighestLevel: Story = { args: { level: 10, children: "You're at the top level" } };

export const Loading: Story = { args: { level: undefined, children: undefined } };
