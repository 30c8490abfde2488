import type { Meta, StoryObj } from '@storybook/react-vite';

import { LinkButton } from '../../patterns/LinkButton/LinkButton';
import { SpinsLeft } from './SpinsLeft';

const meta = {
  title: 'Player/SpinsLeft',
  component: SpinsLeft,
  args: {
    count: 2,
    hint: '₱400.00 more turnover adds one',
    action: (
      <LinkButton variant="tonal" size="sm" href="#play">
        Play
      </LinkButton>
    ),
  },
} satisfies Meta<typeof SpinsLeft>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const NoneLeft: Story = {
  args: {
    count: 0,
    hint: 'Invite a friend to get a spin',
    action: (
      <LinkButton size="sm" href="#invite">
        Invite
      </LinkButton>
    ),
  },
};

export const Loading: Story = { args: { count: undefined, hint: undefined, action: undefined } };
