import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AppBar } from '../AppBar/AppBar';
import { AppFrame } from '../AppFrame/AppFrame';
import { List, Row } from '../List/List';
import { PageFrame } from '../PageFrame/PageFrame';
import { PullToRefresh } from './PullToRefresh';

const meta = {
  title: 'Patterns/PullToRefresh',
  component: PullToRefresh,
  parameters: { layout: 'fullscreen' },
  args: {
    isRefreshing: false,
    onRefresh: fn(),
    texts: {
      pull: 'Pull to refresh',
      release: 'Release to refresh',
      refreshing: 'Refreshing',
      refresh: 'Refresh',
    },
    children: (
      <List>
        <Row title="+₱1,000.00" value="Pending" caption="GCASH" detail="2025-11-20 21:04:33" />
        <Row title="+₱500.00" value="Complete" caption="GCASH" detail="2025-11-18 19:22:08" />
      </List>
    ),
  },
  render: (args) => (
    <AppFrame>
      <PageFrame appBar={<AppBar title="Fund Record" />}>
        <PullToRefresh {...args} />
      </PageFrame>
    </AppFrame>
  ),
} satisfies Meta<typeof PullToRefresh>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Refreshing: Story = { args: { isRefreshing: true } };
