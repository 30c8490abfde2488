import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { plusCircleRegular } from '../../icons/frame';
import { Text } from '../../primitives/Text/Text';
import { destinations } from '../../testing/destinations';
import { SideRail } from './SideRail';

const meta = {
  title: 'Patterns/SideRail',
  component: SideRail,
  args: {
    label: 'Main',
    logo: <Text size="title">Kislap</Text>,
    destinations,
    currentHref: '/',
    deposit: { label: 'Deposit', glyph: plusCircleRegular, onPress: fn() },
  },
} satisfies Meta<typeof SideRail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnHome: Story = {};

export const WithFooter: Story = { args: { footer: <Text size="cap">For players 21 and older only</Text> } };
