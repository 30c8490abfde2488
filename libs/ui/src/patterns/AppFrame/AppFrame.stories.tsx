import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { plusBold } from '../../icons/frame';
import { Heading } from '../../primitives/Heading/Heading';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { PageFrame } from '../PageFrame/PageFrame';
import { SideRail } from '../SideRail/SideRail';
import { TabBar } from '../TabBar/TabBar';
import { destinations } from '../../testing/destinations';
import { AppFrame } from './AppFrame';
import { WithoutRail } from './WithoutRail';

const deposit = { label: 'Deposit', glyph: plusBold, onPress: fn() };

const meta = {
  title: 'Patterns/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    tabBar: <TabBar label="Main" destinations={destinations} currentHref="/" deposit={deposit} />,
    rail: (
      <SideRail
        label="Main, beside"
        logo={<Text size="title">Kislap</Text>}
        destinations={destinations}
        currentHref="/"
        deposit={deposit}
        footer={<Text size="cap">21+</Text>}
      />
    ),
    sidePanel: (
      <Surface isFestive>
        <Heading level={2}>On your phone</Heading>
      </Surface>
    ),
    children: (
      <PageFrame isWide sky={<Heading level={1}>Home</Heading>}>
        <Text>{'One column with company beside it. '.repeat(60)}</Text>
      </PageFrame>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const RailAndColumn: Story = { globals: { viewport: { value: 'w820' } } };

export const RailColumnAndPanel: Story = { globals: { viewport: { value: 'w1280' } } };

/** The line of the rail's foot stands on the page only where there is no rail. */
export const WhatTheRailShowsToo: Story = {
  globals: { viewport: { value: 'w820' } },
  args: {
    children: (
      <PageFrame isWide sky={<Heading level={1}>Home</Heading>}>
        <Text>One column with company beside it.</Text>
        <WithoutRail>
          <Text>21+ only</Text>
        </WithoutRail>
      </PageFrame>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21+ only')).not.toBeVisible();
  },
};
