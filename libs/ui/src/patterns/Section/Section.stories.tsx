import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../../primitives/Text/Text';
import { LinkButton } from '../LinkButton/LinkButton';
import { Section } from './Section';

const meta = {
  title: 'Patterns/Section',
  component: Section,
  args: { title: 'Hot tonight', children: <Text>Games.</Text> },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <LinkButton href="/games" variant="text" size="md">
        See all
      </LinkButton>
    ),
  },
};

export const Small: Story = { args: { title: 'Bank Account Management', size: 'titleSm' } };
