import { moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Money } from '../../primitives/Money/Money';
import { Sky } from '../Sky/Sky';
import { SkyTitle } from './SkyTitle';

const meta = {
  title: 'Patterns/SkyTitle',
  component: SkyTitle,
  args: { title: 'Invite friends' },
  decorators: [
    (Story) => (
      <Sky>
        <Story />
      </Sky>
    ),
  ],
} satisfies Meta<typeof SkyTitle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithAFigure: Story = {
  args: { children: <Money amount={moneyFromPeso('3215.75')} size="amtLg" tone="default" /> },
};

export const LongTitle: Story = { args: { title: 'Mag-invite ng mga kaibigan at kapitbahay mo' } };
