import type { Meta, StoryObj } from '@storybook/react-vite';
import { RestScene } from '../../art/scenes/RestScene';
import { Sky } from '../Sky/Sky';
import { SkyIntro } from './SkyIntro';

const meta = {
  title: 'Patterns/SkyIntro',
  component: SkyIntro,
  parameters: { layout: 'fullscreen' },
  args: {
    scene: <RestScene />,
    children: 'You choose when the night ends. Lower limits start now. Higher ones wait 24 hours.',
  },
  render: (args) => (
    <Sky>
      <SkyIntro {...args} />
    </Sky>
  ),
} satisfies Meta<typeof SkyIntro>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
