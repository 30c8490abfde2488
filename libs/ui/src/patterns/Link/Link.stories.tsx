import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Text } from '../../primitives/Text/Text';
import { Link, NavigationContext } from './Link';

const navigate = fn();

const meta = {
  title: 'Patterns/Link',
  component: Link,
  args: { href: '/user', children: 'Account' },
  decorators: [
    (Story) => (
      <NavigationContext value={navigate}>
        <Text>
          Here is what you asked for: <Story />.
        </Text>
      </NavigationContext>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InsideTheApp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/user');
  },
};

export const ToAnotherSite: Story = { args: { href: 'https://help.example', children: 'Help line' } };
